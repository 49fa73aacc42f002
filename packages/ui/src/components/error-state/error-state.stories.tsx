import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { Button } from '../button/button.tsx'
import { ErrorState } from './error-state.tsx'
import { errorStateTones } from './error-state.variants.ts'

const meta = {
  title: 'Feedback/ErrorState (estado de erro)',
  component: ErrorState,
  args: {
    title: 'Não foi possível carregar as ordens.',
    children: 'Verifique a conexão e tente de novo.',
    action: (
      <Button tone="neutral" variant="outline">
        Tentar de novo
      </Button>
    ),
  },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }
export const WithRequestId: Story = { args: { requestId: '01JD3M7Q8Z' }, parameters: snapshots.lightOnly }
export const Tones: Story = {
  render: (args) => <Gallery values={errorStateTones}>{(tone) => <ErrorState {...args} tone={tone} />}</Gallery>,
}
