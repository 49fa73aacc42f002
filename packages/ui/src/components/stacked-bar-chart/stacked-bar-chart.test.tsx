import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { renderMeasured } from '../../testing/render-measured.ts'
import { rootContract } from '../../testing/root-contract.tsx'
import { StackedBarChart } from './stacked-bar-chart.tsx'

const chart = {
  label: 'Ordens por dia',
  categoryLabel: 'Dia',
  categories: ['19/11', '20/11'],
  series: [
    { label: 'Entregues', values: [30, 41] },
    { label: 'Sem sucesso', values: [2, null] },
  ],
}

rootContract({ slot: 'stacked-bar-chart' }, (props) => <StackedBarChart {...props} {...chart} />)

test('the table has a column for each part and one for the total', async () => {
  const screen = await renderMeasured(<StackedBarChart {...chart} />)
  await expect.element(screen.getByRole('row', { name: '19/11 30 2 32' })).toBeInTheDocument()
  await expect.element(screen.getByRole('row', { name: '20/11 41 sem dados 41' })).toBeInTheDocument()
})

const isVisible = (element: Element | null | undefined) => !!element && getComputedStyle(element).display !== 'none'

const getPatterns = () => ({
  bars: [...document.querySelectorAll('[data-slot="chart-bar"]')].map((bar) =>
    isVisible(bar.querySelector('[data-slot="chart-pattern"]')),
  ),
  legend: [...document.querySelectorAll('[data-slot="chart-legend"] li')].map((item) =>
    isVisible(item.querySelector('[data-slot="chart-pattern"]')),
  ),
})

test.each([
  ['print', { media: 'print' }],
  ['forced colours', { features: [{ name: 'forced-colors', value: 'active' }] }],
])('parts have patterns in %s, and not on screen', async (_, emulation) => {
  await renderMeasured(<StackedBarChart {...chart} />)
  expect(getPatterns()).toEqual({ bars: [false, false, false], legend: [false, false] })
  await cdp().send('Emulation.setEmulatedMedia', emulation)
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] })
  })
  expect(getPatterns()).toEqual({ bars: [false, false, true], legend: [false, true] })
})

test('a part has a pattern on screen when an earlier part has its hue', async () => {
  const series = ['info', undefined, 'warning', undefined, 'neutral', undefined] as const
  await renderMeasured(
    <StackedBarChart
      {...chart}
      series={series.map((tone, index) => ({ label: `Série ${index}`, values: [1], tone }))}
    />,
  )
  // The fourth colour of the palette is cyan as the tone "info" is; the sixth is grey.
  expect(getPatterns().legend).toEqual([false, false, false, true, false, true])
})

test('the legend is a list, and every part after the first has a pattern', async () => {
  const screen = await renderMeasured(<StackedBarChart {...chart} />)
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Entregues', 'Sem sucesso'])
  const part = document.querySelectorAll('[data-slot="chart-bar"]')[2]
  const fill = part?.querySelector('[fill^="url("]')?.getAttribute('fill') ?? ''
  expect(document.querySelector(fill.slice(4, -1))?.tagName).toBe('pattern')
})

test('arrow keys across the bars move between their parts', async () => {
  const screen = await renderMeasured(<StackedBarChart {...chart} />)
  ;(screen.getByRole('application').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('19/11. Entregues: 30; Sem sucesso: 2')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sem sucesso: 2')
})

test('each part links to its list', async () => {
  const follow = vi.fn()
  const screen = await renderMeasured(
    <StackedBarChart
      {...chart}
      getHref={(day, { label }) => `#${day}-${label.toLowerCase().replace(' ', '-')}`}
      onNavigate={follow}
    />,
  )
  ;(screen.getByRole('application').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(follow).toHaveBeenLastCalledWith('#19/11-sem-sucesso')
  await screen.getByRole('button', { name: 'Ver como tabela' }).click()
  await screen.getByRole('link', { name: '41' }).first().click()
  expect(follow).toHaveBeenLastCalledWith('#20/11-entregues')
})

test('draws series of different lengths, and more series than colours', async () => {
  const series = Array.from({ length: 14 }, (_, index) => ({ label: `Série ${index}`, values: [1] }))
  await renderMeasured(<StackedBarChart {...chart} series={series} />)
  expect(document.querySelectorAll('[data-slot="chart-bar"]')).toHaveLength(14)
})
