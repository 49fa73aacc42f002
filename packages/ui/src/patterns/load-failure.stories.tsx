import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'
import { Button } from '../index.ts'
import { declareOverlay } from '../lib/on-demand.ts'
import { useOverlay } from '../lib/use-overlay.tsx'
import { snapshots } from '../testing/snapshots.ts'

const unreachable = declareOverlay(() => Promise.reject<object>(new TypeError('Failed to fetch')))

/** A control whose overlay cannot be loaded. */
function Sample() {
  const [open, setOpen] = useState(false)
  const { failure } = useOverlay(unreachable, open, () => setOpen(false))
  return (
    <>
      <Button aria-expanded={open} onClick={() => setOpen(true)}>
        Abrir
      </Button>
      {failure}
    </>
  )
}

const meta = { title: 'Patterns/Load failure (falha ao abrir)', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The code of an overlay could not be loaded: the message, with a retry button. */
export const Default: Story = {
  render: () => <Sample />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Não foi possível abrir: confira a conexão/)
    await expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
  parameters: snapshots.withPhone,
}
