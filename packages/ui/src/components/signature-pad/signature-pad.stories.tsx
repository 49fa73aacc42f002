import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { SignaturePad } from './signature-pad.tsx'

const meta = {
  title: 'Forms/SignaturePad (assinatura na tela)',
  component: SignaturePad,
  args: { label: 'Assinatura de quem recebeu', className: 'max-w-md' },
} satisfies Meta<typeof SignaturePad>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithHelp: Story = { args: { help: 'Entregue o aparelho a quem está recebendo.' } }
export const WithError: Story = { args: { required: true, error: 'Peça a assinatura de quem recebeu.' } }
export const Optional: Story = { args: { optional: true }, parameters: snapshots.lightOnly }
export const Disabled: Story = { args: { disabled: true } }
export const ReadOnly: Story = { args: { readOnly: true }, parameters: snapshots.lightOnly }

/** Two strokes, as with a finger. */
export const Drawn: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const surface = within(canvasElement).getByRole('img')
    const { left, top } = surface.getBoundingClientRect()
    const at = (x: number, y: number) => ({ target: surface, coords: { clientX: left + x, clientY: top + y } })
    const press = { keys: '[MouseLeft>]' }
    const release = { keys: '[/MouseLeft]' }
    // The width of a stroke follows the speed of the pointer: a fixed clock makes every picture the same.
    const { now: currentTime } = Date
    let time = currentTime()
    Date.now = () => time
    try {
      for (const action of [
        { ...at(60, 120), ...press },
        at(95, 100),
        at(140, 50),
        release,
        { ...at(140, 50), ...press },
        at(205, 95),
        at(260, 110),
        release,
      ]) {
        time += 20
        await userEvent.pointer([action])
      }
    } finally {
      Date.now = currentTime
    }
  },
}

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: 'Digitar o nome' }))
    await userEvent.type(canvas.getByLabelText('Nome de quem assina'), 'Mariana Albuquerque')
  },
}
