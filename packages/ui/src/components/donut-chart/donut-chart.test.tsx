import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { DonutChart } from './donut-chart.tsx'

const chart = {
  label: 'Motivos',
  categoryLabel: 'Motivo',
  valueLabel: 'Tentativas',
  totalLabel: 'tentativas',
  data: [
    { label: 'Ninguém no local', value: 3 },
    { label: 'Fora do horário', value: 1 },
    { label: 'Sem motivo', value: null },
  ],
}
const slicesDrawn = () => document.querySelectorAll('[data-slot="chart-slice"]')

rootContract({ slot: 'donut-chart' }, (props) => <DonutChart {...props} {...chart} />)

test('the legend shows the value and share of each slice, the table also the unknown ones', async () => {
  const screen = await render(<DonutChart {...chart} />)
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Ninguém no local375%', 'Fora do horário125%'])
  await expect.element(screen.getByRole('row', { name: 'Sem motivo sem dados sem dados' })).toBeInTheDocument()
})

test('every share has the same number of decimals', async () => {
  const screen = await render(
    <DonutChart {...chart} data={[48, 21, 9, 5].map((value) => ({ label: 'Motivo', value }))} />,
  )
  const parts = screen
    .getByRole('listitem')
    .elements()
    .map(({ lastElementChild }) => lastElementChild?.textContent)
  expect(parts).toEqual(['57,8%', '25,3%', '10,8%', '6,0%'])
})

test('arrow keys move along the slices and announce them', async () => {
  const screen = await render(<DonutChart {...chart} />)
  ;(screen.getByRole('application').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Fora do horário: 1 (25%)')
})

test('the pointer selects the slice under it, and none in the hole', async () => {
  const screen = await render(<DonutChart {...chart} />)
  const plot = screen.getByRole('application').element()
  const { left, top, width } = plot.getBoundingClientRect()
  const pointTo = (clientX: number, clientY: number) =>
    plot.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX, clientY }))
  pointTo(left + width / 2 + 10, top + 15)
  await expect.poll(() => document.querySelector('[data-slot="chart-tooltip"]')?.textContent).toContain('Ninguém')
  pointTo(left + 30, top + 40)
  await expect.poll(() => document.querySelector('[data-slot="chart-tooltip"]')?.textContent).toContain('Fora do')
  pointTo(left + width / 2, top + width / 2)
  await expect.poll(() => document.querySelector('[data-slot="chart-tooltip"]')).toBeNull()
})

test('a slice links to its list, from the ring and from the legend', async () => {
  const follow = vi.fn()
  const screen = await render(<DonutChart {...chart} getHref={(_, index) => `#motivo=${index}`} onNavigate={follow} />)
  await userEvent.click(slicesDrawn()[0] as Element, { position: { x: 190, y: 100 } })
  await screen.getByRole('listitem').nth(1).getByRole('link').click()
  expect(follow.mock.calls).toEqual([['#motivo=0'], ['#motivo=1']])
})

test('a single part is a full ring, and only zeros are a ring without slices', async () => {
  const screen = await render(<DonutChart {...chart} data={[{ label: 'Ninguém no local', value: 3 }]} />)
  expect(slicesDrawn()).toHaveLength(1)
  await screen.rerender(<DonutChart {...chart} data={[{ label: 'Ninguém no local', value: 0 }]} />)
  expect(slicesDrawn()).toHaveLength(0)
  await expect.element(screen.getByRole('row', { name: /Ninguém no local 0/ })).toBeInTheDocument()
})
