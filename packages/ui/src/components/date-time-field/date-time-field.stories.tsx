import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { DateTimeField } from './date-time-field.tsx'

const meta = {
  title: 'Forms/DateTimeField (campo de data-hora)',
  component: DateTimeField,
  args: { label: 'Prazo', className: 'max-w-64' },
} satisfies Meta<typeof DateTimeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: '2026-12-25T14:30' }, parameters: snapshots.lightOnly }
export const WithHelp: Story = { args: { help: 'No horário de Brasília.' }, parameters: snapshots.lightOnly }
export const WithError: Story = { args: { defaultValue: '2026-12-25T14:30', error: 'Não trabalhamos em feriados.' } }
export const OutOfRange: Story = {
  args: { defaultValue: '2026-11-21T07:45', min: '2026-11-21T08:00' },
  parameters: snapshots.lightOnly,
}
export const WithoutTime: Story = {
  parameters: snapshots.lightOnly,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '25/12/2026')
    canvas.getByRole('textbox').blur()
    await expect(await canvas.findByText(/Escreva uma data e um horário/)).toBeVisible()
  },
}
export const Required: Story = { args: { required: true }, parameters: snapshots.lightOnly }
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-12-25T14:30' } }
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: '2026-12-25T14:30' },
  parameters: snapshots.lightOnly,
}
export const Open: Story = {
  args: { defaultValue: '2026-12-25T14:30', min: '2026-12-08T00:00' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário' }))
    const calendar = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Calendário' })
    await expect(calendar).toBeVisible()
  },
}
