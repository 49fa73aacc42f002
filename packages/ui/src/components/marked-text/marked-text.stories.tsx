import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gallery } from '../../testing/gallery.tsx'
import { MarkedText, type TextMark } from './marked-text.tsx'
import { markedTextTones } from './marked-text.variants.ts'

const text = 'Boa tarde! Entregar amanhã 9h-12h\nRua Harmonia, 321, CEP 05435-000\nFalar com Juliana Costa'

/** Marks the given words in the text. */
const createMarks = (words: Record<string, string>): TextMark[] =>
  Object.entries(words).map(([word, label]) => ({
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
    label,
  }))

const meta = {
  title: 'Data/MarkedText (texto marcado)',
  component: MarkedText,
  args: {
    text,
    marks: createMarks({
      'amanhã 9h-12h': 'Janela',
      'Rua Harmonia': 'Logradouro',
      321: 'Número',
      '05435-000': 'CEP',
      'Juliana Costa': 'Contato',
    }),
  },
} satisfies Meta<typeof MarkedText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: (args) => (
    <Gallery values={markedTextTones}>
      {(tone) => <MarkedText {...args} text="CEP 05435-000" marks={[{ start: 4, end: 13, label: 'CEP', tone }]} />}
    </Gallery>
  ),
}

export const WithoutMarks: Story = { args: { marks: [] } }

/** A mark longer than a line, and a word longer than a line. */
export const LongText: Story = {
  args: {
    text: `Entregar em ${'Rua Professor Doutor Joaquim José da Silva Xavier '.repeat(3)}${'x'.repeat(120)}`,
    marks: [{ start: 12, end: 160, label: 'Logradouro' }],
  },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
}
