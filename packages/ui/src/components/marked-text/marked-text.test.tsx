import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { MarkedText } from './marked-text.tsx'

rootContract({ slot: 'marked-text' }, (props) => <MarkedText text="CEP 01310-100" marks={[]} {...props} />)

test('marks each range and announces its label', async () => {
  const marks = [
    { start: 14, end: 17, label: 'Nome' },
    { start: 4, end: 13, label: 'CEP', tone: 'neutral' as const },
    { start: 0, end: 3, label: 'Dúvida?', tone: 'warning' as const },
  ]
  const screen = await render(<MarkedText text="CEP 01310-100 Ana." marks={marks} data-testid="text" />)
  const elements = [...screen.getByTestId('text').element().querySelectorAll('mark')]
  expect(elements.map(({ textContent }) => textContent)).toEqual(['CEP Dúvida?', '01310-100 CEP', 'Ana Nome'])
  expect(elements.map(({ dataset }) => dataset.tone)).toEqual(['warning', 'neutral', 'primary'])
  await expect.element(screen.getByTestId('text')).toHaveTextContent('CEP Dúvida? 01310-100 CEP Ana Nome.')
})

test('keeps the first of overlapping marks, and never repeats a text', async () => {
  const marks = [
    { start: 0, end: 5, label: 'Um' },
    { start: 3, end: 9, label: 'Dois' },
    { start: 40, end: 44, label: 'Fora' },
  ]
  const screen = await render(<MarkedText text="abcdefghi" marks={marks} data-testid="text" />)
  await expect.element(screen.getByTestId('text')).toHaveTextContent('abcde Umfghi')
})
