import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { snapshots } from '../../testing/snapshots.ts'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Forms/DateField (campo de data)',
  component: DateField,
  args: { label: 'Dia da coleta', className: 'max-w-56' },
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultValue: '2026-12-25' }, parameters: snapshots.lightOnly }
export const WithHelp: Story = { args: { help: 'De segunda a sábado.' }, parameters: snapshots.lightOnly }
export const WithError: Story = { args: { defaultValue: '2026-12-25', error: 'Não coletamos em feriados.' } }
export const OutOfRange: Story = { args: { defaultValue: '2026-11-01', min: '2026-11-21' } }
export const Required: Story = { args: { required: true }, parameters: snapshots.lightOnly }
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-12-25' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '2026-12-25' }, parameters: snapshots.lightOnly }

/** Opens the calendar, and its titles by name. */
const opened =
  (...titles: readonly string[]): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário' }))
    const calendar = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Calendário' })
    for (const title of titles) await userEvent.click(within(calendar).getByRole('button', { name: title }))
    await expect(calendar).toBeVisible()
  }

export const Open: Story = { args: { defaultValue: '2026-12-25', min: '2026-12-08' }, play: opened() }
export const Months: Story = {
  args: { defaultValue: '2026-12-25', min: '2026-03-08' },
  play: opened('Dezembro de 2026'),
}
export const Years: Story = {
  args: { defaultValue: '2026-12-25', max: '2026-12-31' },
  play: opened('Dezembro de 2026', '2026'),
}
