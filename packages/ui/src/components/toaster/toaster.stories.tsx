import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { Button } from '../button/button.tsx'
import { Inline } from '../inline/inline.tsx'
import { toast } from './toast.ts'
import type { ToastTone } from './toast-queue.ts'
import { Toaster } from './toaster.tsx'

const meta = {
  title: 'Feedback/Toaster (aviso passageiro)',
  component: Toaster,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof Toaster>
export default meta
type Story = StoryObj<typeof meta>

const renderToasts: Story['render'] = () => {
  const samples: Record<ToastTone, () => void> = {
    success: () => toast.success('Ordem OS-2026-000128 criada.', { id: 'success' }),
    error: () =>
      toast.error('Não foi possível salvar.', { id: 'error', description: 'Verifique a conexão e tente de novo.' }),
    warning: () => toast.warning('A janela de coleta termina em 10 minutos.', { id: 'warning' }),
    info: () =>
      toast.info('3 ordens foram canceladas.', { id: 'info', action: { label: 'Desfazer', onClick: () => {} } }),
  }
  return (
    <div className="min-h-96">
      <Inline>
        {Object.entries(samples).map(([tone, show]) => (
          <Button key={tone} tone="neutral" variant="outline" onClick={show}>
            {tone}
          </Button>
        ))}
      </Inline>
      <Toaster />
    </div>
  )
}

export const Default: Story = { render: renderToasts, parameters: snapshots.withPhone }

export const Loading: Story = {
  render: () => (
    <div className="min-h-96">
      <Button
        onClick={() =>
          toast.promise(new Promise(() => {}), {
            loading: 'Importando 10 ordens…',
            success: '10 ordens importadas.',
            error: 'Não foi possível importar.',
          })
        }
      >
        Importar
      </Button>
      <Toaster />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Importar' }))
    await within(canvasElement.ownerDocument.body).findByText('Importando 10 ordens…')
  },
}

export const Tones: Story = {
  render: renderToasts,
  play: async ({ canvas, canvasElement }) => {
    for (const tone of ['success', 'error', 'warning', 'info'])
      await userEvent.click(canvas.getByRole('button', { name: tone }))
    await within(canvasElement.ownerDocument.body).findByText('3 ordens foram canceladas.')
  },
}
