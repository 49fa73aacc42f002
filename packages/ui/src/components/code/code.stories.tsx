import type { Meta, StoryObj } from '@storybook/react-vite'
import { Code } from './code.tsx'
import { CodeBlock } from './code-block.tsx'

const meta = {
  title: 'Texts/Code (código)',
  component: Code,
  subcomponents: { CodeBlock },
  args: { children: 'OS-2026-000123' },
} satisfies Meta<typeof Code>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const InText: Story = {
  render: (args) => (
    <p className="max-w-80">
      A coluna <Code {...args}>cep_destino</Code> da linha 14 tem letras. Corrija o arquivo e envie de novo.
    </p>
  ),
}

export const LongWord: Story = {
  args: { children: '8f2c1a9e4b7d6f3a'.repeat(12) },
  decorators: [(story) => <p className="max-w-60">{story()}</p>],
}

export const Block: Story = {
  render: () => (
    <CodeBlock label="Resposta da API" className="max-w-120">
      {'{\n  "numero": "OS-2026-000123",\n  "situacao": "em_rota",\n  "valorDeclarado": 123456\n}'}
    </CodeBlock>
  ),
}
