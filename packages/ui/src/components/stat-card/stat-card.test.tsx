import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { StatCard } from './stat-card.tsx'

rootContract({ slot: 'stat-card' }, (props) => <StatCard {...props} label="Em rota" value="38" hint="ontem: 31" />)

test('as a link the full tile opens the list', async () => {
  const screen = await render(
    <StatCard label="Em rota" value="38" hint="ontem: 31" asChild>
      <a href="#em-rota" />
    </StatCard>,
  )
  const link = screen.getByRole('link', { name: 'Em rota 38 ontem: 31' })
  await expect.element(link).toHaveAttribute('data-slot', 'stat-card')
})

test('the line of a trend is an image with its label, and belongs to the name of the link', async () => {
  const trend = { values: [3, null, 6, null, 9], before: [1, 2, 3, 4, 5], label: 'Por dia: de 3 a 9' }
  const screen = await render(
    <StatCard label="Entregas" value="18" trend={trend} asChild>
      <a href="#entregas" />
    </StatCard>,
  )
  await expect.element(screen.getByRole('link', { name: 'Entregas 18 Por dia: de 3 a 9' })).toBeVisible()
  const [before, current] = screen.getByRole('img', { name: 'Por dia: de 3 a 9' }).element().querySelectorAll('path')
  // Five values are one line; three values with gaps are three dots.
  expect(before?.getAttribute('d')?.match(/M/g)).toHaveLength(1)
  expect(current?.getAttribute('d')?.match(/M/g)).toHaveLength(3)
  expect(current?.getAttribute('d')).not.toContain('L')
})

test.each([
  { from: undefined, values: [5, 5], before: [10, 10] },
  { from: 80, values: [90, 90], before: [100, 100] },
])('values of both periods have a common scale from $from', async (trend) => {
  const screen = await render(<StatCard label="Entregas" value="5" trend={{ ...trend, label: 'Por dia' }} />)
  const heights = [...screen.getByRole('img').element().querySelectorAll('path')].map((path) =>
    Number(/^M\S+ ([\d.]+)/.exec(path.getAttribute('d') ?? '')?.[1]),
  )
  expect(heights).toEqual([1.5, 12])
})
