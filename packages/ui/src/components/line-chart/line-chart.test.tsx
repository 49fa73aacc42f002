import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderMeasured } from '../../testing/render-measured.ts'
import { rootContract } from '../../testing/root-contract.tsx'
import { LineChart } from './line-chart.tsx'

const chart = {
  label: 'Ordens por dia',
  categoryLabel: 'Dia',
  categories: ['18/11', '19/11', '20/11'],
  series: [
    { label: 'Solicitadas', values: [30, 41, 38] },
    { label: 'Entregues', values: [28, null, 12.5] },
  ],
}
const lines = () => [...document.querySelectorAll('[data-slot="chart-line"]')].map((group) => group.children[0])

rootContract({ slot: 'line-chart' }, (props) => <LineChart {...props} {...chart} />)

test('a missing value interrupts the line and is not zero', async () => {
  const screen = await renderMeasured(<LineChart {...chart} />)
  expect(lines()[0]?.getAttribute('d')?.match(/M/g)).toHaveLength(1)
  expect(lines()[1]?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
  await expect.element(screen.getByRole('row', { name: '19/11 41 sem dados' })).toBeInTheDocument()
})

test('with many values the markers do not overlap, and the newest value has one', async () => {
  const values = Array.from({ length: 400 }, (_, index) => index)
  await renderMeasured(
    <LineChart {...chart} categories={values.map(String)} series={[{ label: 'Solicitadas', values }]} />,
  )
  const markers = [...document.querySelectorAll('[data-slot="chart-line"] > [transform]')]
  expect(markers.length).toBeLessThan(60)
  const end = Number(
    lines()[0]
      ?.getAttribute('d')
      ?.match(/([\d.]+),[\d.]+$/)?.[1],
  )
  expect(markers.at(-1)?.getAttribute('transform')).toContain(`translate(${end} `)
})

test('lines differ by dash and marker', async () => {
  await renderMeasured(<LineChart {...chart} />)
  expect(lines()[0]?.getAttribute('stroke-dasharray')).toBeNull()
  expect(lines()[1]?.getAttribute('stroke-dasharray')).not.toBeNull()
  const markers = [...document.querySelectorAll('[data-slot="chart-line"]')].map((group) =>
    group.children[1]?.getAttribute('d'),
  )
  expect(markers[0]).not.toBe(markers[1])
})

test('arrow keys move along the categories and between the lines, and announce the values', async () => {
  const screen = await renderMeasured(<LineChart {...chart} />)
  ;(screen.getByRole('application').element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('20/11. Solicitadas: 38; Entregues: 12,5')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Entregues: 12,5')
})

test('the pointer selects the nearest category', async () => {
  const screen = await renderMeasured(<LineChart {...chart} />)
  const plot = screen.getByRole('application').element()
  const { left, right, top } = plot.getBoundingClientRect()
  plot.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: right - left - 20, clientY: top + 40 }))
  await expect.poll(() => document.querySelector('[data-slot="chart-tooltip"]')?.textContent).toContain('20/11')
})

test('draws one value, a year of values and no values', async () => {
  const screen = await renderMeasured(
    <LineChart {...chart} categories={['20/11']} series={[{ label: 'Ordens', values: [7] }]} />,
  )
  expect(document.querySelector('[data-slot="chart-line"]')?.children.length).toBe(2)
  const year = Array.from({ length: 366 }, (_, day) => `dia ${day}`)
  await screen.rerender(
    <LineChart {...chart} categories={year} series={[{ label: 'Ordens', values: year.map((_, day) => day) }]} />,
  )
  expect(lines()[0]?.getAttribute('d')).not.toContain('NaN')
  expect(document.querySelector('[data-slot="chart-line"]')?.children.length).toBeLessThan(60)
  await screen.rerender(<LineChart {...chart} series={[{ label: 'Ordens', values: [Number.NaN, null] }]} />)
  await expect.element(screen.getByText('Sem dados para mostrar.')).toBeVisible()
})

test('hides the tooltip when its value no longer exists', async () => {
  const screen = await renderMeasured(<LineChart {...chart} />)
  ;(screen.getByRole('application').element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await screen.rerender(<LineChart {...chart} categories={['18/11']} />)
  expect(document.querySelector('[data-slot="chart-tooltip"]')).toBeNull()
})
