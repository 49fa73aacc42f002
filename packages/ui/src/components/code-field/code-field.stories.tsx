import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { snapshots } from '../../testing/snapshots.ts'
import { CodeField } from './code-field.tsx'
import { type CodeLength, codeFieldSizes, codeLengths } from './code-field.variants.ts'

const meta = {
  title: 'Forms/CodeField (campo de código)',
  component: CodeField,
  args: { label: 'Código' },
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: snapshots.withPhone }
export const Filled: Story = { args: { defaultValue: '482193' } }
export const Incomplete: Story = { args: { defaultValue: '482' }, parameters: snapshots.lightOnly }
export const Sizes: Story = {
  parameters: snapshots.lightOnly,
  render: (args) => (
    <Gallery values={codeFieldSizes}>
      {(size) => <CodeField {...args} label={size} size={size} length={4} defaultValue="4821" />}
    </Gallery>
  ),
}
export const Lengths: Story = {
  render: (args) => (
    <Gallery values={codeLengths}>
      {(length) => (
        <CodeField
          {...args}
          label={`${length} números`}
          length={Number(length) as CodeLength}
          defaultValue="48219375"
        />
      )}
    </Gallery>
  ),
  parameters: snapshots.withPhone,
}
export const WithHelp: Story = { args: { help: 'Enviamos por mensagem para (11) 9••••-4321.' } }
export const WithError: Story = {
  args: { defaultValue: '482193', error: 'Este código não confere. Restam 4 tentativas.' },
}
export const Required: Story = { args: { required: true }, parameters: snapshots.lightOnly }
export const Disabled: Story = { args: { disabled: true, defaultValue: '482193' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '482193' }, parameters: snapshots.lightOnly }
