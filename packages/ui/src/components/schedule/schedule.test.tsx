import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Schedule, type ScheduleProps } from './index.ts'

interface Visit {
  id: string
  start: string
  end: string
}

const days = ['2026-11-26', '2026-11-27', '2026-11-28']
const visits: Visit[] = [
  { id: 'a', start: '2026-11-26T09:00', end: '2026-11-26T10:00' },
  { id: 'b', start: '2026-11-26T14:00', end: '2026-11-26T15:00' },
  { id: 'c', start: '2026-11-28T13:30', end: '2026-11-28T16:00' },
  { id: 'early', start: '2026-11-28T05:00', end: '2026-11-28T06:00' },
]
const getId = ({ id }: Visit) => id
const getTime = ({ start, end }: Visit) => ({ start, end })
const getTitle = ({ id }: Visit) => `Visita ${id}`
const renderVisit = ({ id }: Visit) => <p>{`Texto de ${id}`}</p>
const renderLink = ({ id }: Visit) => <a href={`#${id}`} />

const Visits = (props: Partial<ScheduleProps<Visit>>) => (
  <Schedule
    label="Visitas"
    days={days}
    items={visits}
    getItemId={getId}
    getItemTime={getTime}
    getItemTitle={getTitle}
    renderItem={renderVisit}
    renderItemLink={renderLink}
    now={new Date('2026-11-27T15:00:00Z')}
    timeZone="America/Sao_Paulo"
    {...props}
  />
)

const entry = (id: string) => document.querySelector<HTMLElement>(`[data-entry^="${id} "]`) as HTMLElement
const focusedEntry = () => (document.activeElement as HTMLElement | null)?.dataset.entry?.split(' ')[0]
const box = (id: string) => entry(id).getBoundingClientRect()

beforeEach(() => page.viewport(1280, 900))
afterEach(() => page.viewport(1280, 720))

rootContract({ slot: 'schedule' }, (props) => <Visits {...props} selectable />)

test('shows each entry on its day, by its time', async () => {
  const screen = await render(<Visits />)
  const day = screen.getByRole('group', { name: 'quinta-feira, 26 de novembro, 2 itens' })
  await expect.element(day.getByText('Visita a')).toBeVisible()
  await expect.element(day.getByText('Visita b')).toBeVisible()
  await expect.element(screen.getByText('13:30')).toBeVisible()
  // Five hours later, in a grid whose hours have one height.
  const hour = box('a').height + 2
  expect((box('b').top - box('a').top) / hour).toBeCloseTo(5, 1)
  expect(box('c').height).toBeGreaterThan(2 * hour)
})

test('entries that overlap are side by side', async () => {
  await render(
    <Visits
      days={['2026-11-27']}
      items={[
        { id: 'x', start: '2026-11-27T09:00', end: '2026-11-27T11:00' },
        { id: 'y', start: '2026-11-27T10:00', end: '2026-11-27T12:00' },
      ]}
    />,
  )
  expect(box('x').right).toBeLessThanOrEqual(box('y').left)
  expect(box('x').width).toBeCloseTo(box('y').width, 0)
})

test('arrow keys move between entries and days, Home and End within a day; it is one tab stop', async () => {
  await render(<Visits />)
  expect([...document.querySelectorAll<HTMLElement>('li[tabindex="0"]')].map((item) => item.dataset.entry)).toEqual([
    'a 2026-11-26',
  ])
  entry('a').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focusedEntry()).toBe('b')
  // The day between has no entry; the nearest in time is at 13:30.
  await userEvent.keyboard('{ArrowRight}')
  expect(focusedEntry()).toBe('c')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focusedEntry()).toBe('b')
  await userEvent.keyboard('{Home}')
  expect(focusedEntry()).toBe('a')
  await userEvent.keyboard('{End}')
  expect(focusedEntry()).toBe('b')
  expect(entry('b').tabIndex).toBe(0)
  expect(entry('a').tabIndex).toBe(-1)
})

test('an entry before the visible hours is counted, and reached by its button and by keys', async () => {
  const screen = await render(<Visits />)
  await expect.element(screen.getByText('Visita early')).not.toBeVisible()
  await screen.getByRole('button', { name: '1 antes das 08:00' }).click()
  await expect.element(screen.getByText('Visita early')).toBeVisible()
  expect(focusedEntry()).toBe('early')
  await screen.getByRole('button', { name: 'Das 8h' }).click()
  await expect.element(screen.getByText('Visita early')).not.toBeVisible()
  entry('c').focus()
  await userEvent.keyboard('{ArrowUp}')
  await vi.waitFor(() => expect(focusedEntry()).toBe('early'))
  await expect.element(screen.getByText('Visita early')).toBeVisible()
})

test('entries that do not fit side by side are behind a button, which opens the day', async () => {
  const many = ['p', 'q', 'r', 's'].map((id) => ({ id, start: '2026-11-27T09:00', end: '2026-11-27T10:00' }))
  const screen = await render(<Visits items={many} />)
  await expect.element(screen.getByText('Visita r')).not.toBeVisible()
  await screen.getByRole('button', { name: 'mais 3' }).click()
  await expect.element(screen.getByText('Visita s')).toBeVisible()
  expect(focusedEntry()).toBe('q')
  await screen.getByRole('button', { name: 'Mostrar menos' }).click()
  await expect.element(screen.getByText('Visita s')).not.toBeVisible()
  expect(focusedEntry()).toBe('p')
})

test('Enter and a click follow the link, Space and the checkbox select, with Shift a range', async () => {
  const onSelectedChange = vi.fn()
  const screen = await render(<Visits selectable selected={['c']} onSelectedChange={onSelectedChange} />)
  entry('a').focus()
  await userEvent.keyboard(' ')
  expect(onSelectedChange).toHaveBeenLastCalledWith(['c', 'a'])
  await userEvent.keyboard('{ArrowDown}{Shift>} {/Shift}')
  expect(onSelectedChange).toHaveBeenLastCalledWith(['c', 'a', 'b'])
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#b')
  await screen.getByText('Texto de c').click()
  expect(location.hash).toBe('#c')
  await screen.getByRole('checkbox', { name: 'Selecionar Visita a' }).click()
  expect(onSelectedChange).toHaveBeenLastCalledWith(['c', 'a'])
  expect(location.hash).toBe('#c')
})

test('a narrow week is a list with every entry, and a narrow day is still by hour', async () => {
  await page.viewport(375, 800)
  const screen = await render(<Visits />)
  await expect.element(screen.getByText('Visita early')).toBeVisible()
  await expect.element(screen.getByText('Nada neste dia')).toBeVisible()
  expect(screen.getByRole('button', { name: '1 antes das 08:00' }).query()).toBeNull()
  expect(box('b').top - box('a').bottom).toBeLessThan(20)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  await screen.rerender(<Visits days={['2026-11-26']} />)
  expect(box('b').top - box('a').bottom).toBeGreaterThan(150)
})

test('an entry has another name and another text of its period where the application gives them', async () => {
  const getName = ({ id }: Visit) => `ordem ${id}`
  const getTimeText = ({ id }: Visit) => (id === 'a' ? 'até 10:00' : undefined)
  const screen = await render(<Visits selectable getItemName={getName} getItemTimeText={getTimeText} />)
  await expect.element(screen.getByRole('checkbox', { name: 'Selecionar ordem a' })).toBeInTheDocument()
  expect(entry('a').textContent).toContain('até 10:00')
  expect(entry('b').textContent).toContain('14:00 – 15:00')
})

test('marks the current time on its day', async () => {
  const screen = await render(<Visits />)
  const line = document.querySelector('[data-slot=schedule-now]') as HTMLElement
  expect(line.closest<HTMLElement>('[data-day]')?.dataset.day).toBe('2026-11-27')
  await expect
    .element(screen.getByRole('group', { name: /^sexta-feira, 27 de novembro/ }).getByText('hoje'))
    .toBeVisible()
  // 12:00 in São Paulo is three hours after the start of the entry at 9.
  expect((line.getBoundingClientRect().top - box('a').top) / (box('a').height + 2)).toBeCloseTo(3, 1)
})

test('moving the focus and selecting render the content of no entry again', async () => {
  const renderItem = vi.fn(renderVisit)
  const many = Array.from({ length: 500 }, (_, index) => ({
    id: `t${index}`,
    start: `${days[index % 3]}T${index % 2 ? '09' : '11'}:00`,
    end: `${days[index % 3]}T12:00`,
  }))
  const screen = await render(<Visits items={many} renderItem={renderItem} selectable />)
  renderItem.mockClear()
  entry('t0').focus()
  await userEvent.keyboard('{ArrowRight}')
  await screen.rerender(<Visits items={many} renderItem={renderItem} selectable selected={['t0']} />)
  expect(renderItem).not.toHaveBeenCalled()
})

test('opening a day renders no entry of another, and no link again', async () => {
  const getTone = vi.fn(() => 'info' as const)
  const many = days.flatMap((day) =>
    ['09', '10', '11'].flatMap((hour) =>
      [1, 2, 3].map((index) => ({
        id: `${day}-${hour}-${index}`,
        start: `${day}T${hour}:00`,
        end: `${day}T${hour}:50`,
      })),
    ),
  )
  const renderItemLink = vi.fn(({ id }: Visit) => <a href={`#${id}`}>{id}</a>)
  const screen = await render(<Visits items={many} getItemTone={getTone} renderItemLink={renderItemLink} />)
  getTone.mockClear()
  renderItemLink.mockClear()
  await screen.getByRole('button', { name: 'mais 2' }).first().click()
  await expect.element(screen.getByRole('button', { name: 'Mostrar menos' })).toBeVisible()
  const rendered = new Set(getTone.mock.calls.map(([visit]: unknown[]) => (visit as Visit).start.slice(0, 10)))
  expect([...rendered]).toEqual(['2026-11-26'])
  // The two entries that take the tab stop from each other.
  expect(renderItemLink.mock.calls.length).toBeLessThanOrEqual(2)
})
