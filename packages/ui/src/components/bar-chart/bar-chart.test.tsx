import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { renderMeasured } from '../../testing/render-measured.ts'
import { rootContract } from '../../testing/root-contract.tsx'
import { BarChart } from './bar-chart.tsx'

const data = [
  { label: 'Padaria Estrela', value: 1214 },
  { label: 'Clínica São Lucas', value: null },
  { label: 'Ótica Boa Vista', value: 98 },
]
const chart = { label: 'Ordens por empresa', categoryLabel: 'Empresa', valueLabel: 'Ordens', data }

rootContract({ slot: 'bar-chart' }, (props) => <BarChart {...props} {...chart} />)

const bars = () => document.querySelectorAll('[data-slot="chart-bar"]')

test('screen readers get every value in a table, with a text for unknown ones', async () => {
  const screen = await renderMeasured(<BarChart {...chart} />)
  await expect.element(screen.getByRole('table', { name: 'Ordens por empresa' })).toBeInTheDocument()
  await expect.element(screen.getByRole('row', { name: 'Padaria Estrela 1.214' })).toBeInTheDocument()
  await expect.element(screen.getByRole('row', { name: 'Clínica São Lucas sem dados' })).toBeInTheDocument()
})

test('the table can be shown, and hidden again', async () => {
  const screen = await renderMeasured(<BarChart {...chart} />)
  await screen.getByRole('button', { name: 'Ver como tabela' }).click()
  expect(bars()).toHaveLength(0)
  await expect.element(screen.getByRole('cell', { name: '1.214' })).toBeVisible()
  await screen.getByRole('button', { name: 'Ver como gráfico' }).click()
  expect(bars()).toHaveLength(2)
})

test('arrow keys move along the bars, and the tooltip text is announced', async () => {
  const screen = await renderMeasured(<BarChart {...chart} />)
  const plot = screen.getByRole('application', { name: 'Ordens por empresa' })
  ;(plot.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Padaria Estrela. Ordens: 1.214')
  expect(document.querySelector('[data-slot="chart-tooltip"]')?.textContent).toContain('1.214')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Clínica São Lucas. Ordens: sem dados')
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector('[data-slot="chart-tooltip"]')).toBeNull()
})

test('the pointer shows the tooltip of the bar under it, without announcing it', async () => {
  const screen = await renderMeasured(<BarChart {...chart} />)
  await userEvent.hover(bars()[1] as Element)
  expect(document.querySelector('[data-slot="chart-tooltip"]')?.textContent).toContain('Ótica Boa Vista')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
})

test('a bar links to its list, by pointer, by Enter and in the table', async () => {
  const follow = vi.fn()
  const screen = await renderMeasured(
    <BarChart {...chart} getHref={(_, index) => `#empresa=${index}`} onNavigate={follow} />,
  )
  await userEvent.click(bars()[1] as Element)
  expect(follow).toHaveBeenLastCalledWith('#empresa=2')
  ;(screen.getByRole('application').element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}{Enter}')
  expect(follow).toHaveBeenLastCalledWith('#empresa=0')
  await screen.getByRole('button', { name: 'Ver como tabela' }).click()
  await screen.getByRole('link', { name: 'Ótica Boa Vista' }).click()
  expect(follow).toHaveBeenCalledTimes(3)
})

test('a click that opens a new tab does not call onNavigate', async () => {
  const follow = vi.fn()
  await renderMeasured(<BarChart {...chart} getHref={() => '#lista'} onNavigate={follow} />)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  bars()[0]?.dispatchEvent(click)
  expect(follow).not.toHaveBeenCalled()
})

test('names under the bars do not overlap at 320 pixels', async () => {
  await page.viewport(320, 600)
  await renderMeasured(
    <BarChart
      {...chart}
      data={Array.from({ length: 9 }, (_, index) => ({ label: `Associação de WWW Moradores ${index}`, value: index }))}
    />,
  )
  const boxes = [...document.querySelectorAll('[data-slot="chart-category"]')].map((text) =>
    text.getBoundingClientRect(),
  )
  expect(boxes.length).toBeGreaterThan(1)
  for (const [index, box] of boxes.entries()) {
    expect(box.right).toBeLessThanOrEqual(320)
    if (index > 0) expect(box.left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
  }
  expect(document.querySelector('[data-slot="chart-category"] title')?.textContent).toBe(
    'Associação de WWW Moradores 0',
  )
})

test('shows every name on a phone in full, in several lines', async () => {
  await page.viewport(375, 600)
  const names = ['Padaria Estrela', 'Clínica São Lucas', 'Ótica Boa Vista', 'Livraria Central', 'Mercado da Serra']
  await renderMeasured(
    <div style={{ padding: 16 }}>
      <BarChart {...chart} data={names.map((label, index) => ({ label, value: index + 1 }))} />
    </div>,
  )
  const labels = [...document.querySelectorAll('[data-slot="chart-category"]')]
  const getLines = (label: Element) => [...label.querySelectorAll('tspan')].map(({ textContent }) => textContent)
  expect(labels.map((label) => getLines(label).join(' '))).toEqual(names)
  const drawing = labels[0]?.closest('svg')?.getBoundingClientRect()
  for (const label of labels) expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(drawing?.bottom ?? 0)
})

test('shows a text without values, and a skeleton while they load', async () => {
  const screen = await renderMeasured(<BarChart {...chart} data={[]} height={180} />)
  await expect.element(screen.getByText('Sem dados para mostrar.')).toBeVisible()
  await screen.rerender(<BarChart {...chart} data={[]} height={180} loading />)
  expect(document.querySelector('[data-slot="skeleton"]')?.getBoundingClientRect().height).toBe(180)
  await screen.rerender(<BarChart {...chart} height={180} />)
  expect(document.querySelector('[data-slot="chart-plot"]')?.getBoundingClientRect().height).toBe(180)
})

test('keeps the current values visible while newer ones load', async () => {
  const screen = await renderMeasured(<BarChart {...chart} loading />)
  await expect.element(screen.getByRole('figure')).toHaveAttribute('aria-busy', 'true')
  expect(bars()).toHaveLength(2)
})

test('shows an error with a retry button', async () => {
  const retry = vi.fn()
  const screen = await renderMeasured(
    <BarChart {...chart} error="Não foi possível carregar as ordens." onRetry={retry} />,
  )
  await expect.element(screen.getByRole('alert').getByText('Não foi possível carregar as ordens.')).toBeVisible()
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  expect(retry).toHaveBeenCalledOnce()
})

test('throws in development without a label', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<BarChart {...chart} label="" />)).rejects.toThrow('Pass label="…"')
  consoleError.mockRestore()
})
