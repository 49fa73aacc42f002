import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import * as DropdownMenu from '../dropdown-menu/index.ts'
import { Board, type BoardProps } from './index.ts'

interface Task {
  id: string
  state: string
}

const columns = [
  { id: 'todo', title: 'A fazer' },
  { id: 'doing', title: 'Fazendo' },
  { id: 'blocked', title: 'Parada' },
  { id: 'done', title: 'Feita' },
]
const tasks: Task[] = [
  { id: 'a', state: 'todo' },
  { id: 'b', state: 'todo' },
  { id: 'c', state: 'doing' },
  { id: 'd', state: 'done' },
]
const getId = ({ id }: Task) => id
const getState = ({ state }: Task) => state
const renderTask = ({ id }: Task) => <p>{`Tarefa ${id}`}</p>
const renderLink = ({ id }: Task) => <a href={`#${id}`} />
const getMoves = ({ state }: Task) =>
  state === 'todo'
    ? [
        { column: 'doing', label: 'Começar', forbidden: 'Falta quem faça.' },
        { column: 'blocked', label: 'Parar' },
        { column: 'archive', label: 'Arquivar' },
      ]
    : []

const Tasks = (props: Partial<BoardProps<Task>>) => (
  <Board
    label="Tarefas"
    columns={columns}
    items={tasks}
    getItemId={getId}
    getItemColumn={getState}
    getItemTitle={getId}
    renderItem={renderTask}
    renderItemLink={renderLink}
    getMoves={getMoves}
    {...props}
  />
)

function MovableTasks() {
  const [items, setItems] = useState(tasks)
  const move = ({ id }: Task, state: string) =>
    setItems((current) => current.map((task) => (task.id === id ? { id, state } : task)))
  return <Tasks items={items} onMove={move} />
}

const card = (id: string) => document.querySelector<HTMLElement>(`[data-card="${id}"]`) as HTMLElement
const column = (id: string) => document.querySelector<HTMLElement>(`[data-column="${id}"]`) as HTMLElement
const focusedCard = () => (document.activeElement as HTMLElement | null)?.dataset.card

rootContract({ slot: 'board' }, (props) => <Tasks {...props} selectable itemActions={() => null} />)

test('shows the cards of each column in their order, with their number', async () => {
  const screen = await render(<Tasks />)
  expect([...column('todo').querySelectorAll('li')].map((item) => item.dataset.card)).toEqual(['a', 'b'])
  await expect.element(screen.getByRole('region', { name: 'A fazer' }).getByText('2', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Parada' }).getByText('Nada aqui')).toBeVisible()
})

test('a card is dropped only on a column that its moves allow; the others state why they reject it', async () => {
  const onMove = vi.fn()
  const onMoveIntent = vi.fn()
  const screen = await render(
    <Tasks onMove={onMove} onMoveIntent={onMoveIntent} getForbiddenText={(_task, id) => `Sem passo para ${id}.`} />,
  )
  const dataTransfer = new DataTransfer()
  const send = (target: HTMLElement, type: string) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  send(card('a'), 'dragstart')
  await expect.element(screen.getByText('Falta quem faça.')).toBeVisible()
  await expect.element(screen.getByText('Sem passo para done.')).toBeVisible()
  expect(onMoveIntent).toHaveBeenCalledExactlyOnceWith(tasks[0])
  expect(column('blocked').dataset.drop).toBe('allowed')

  // A browser drops only where the event was handled.
  expect(send(column('doing'), 'dragover')).toBe(true)
  send(column('doing'), 'drop')
  expect(onMove).not.toHaveBeenCalled()

  expect(send(column('blocked'), 'dragover')).toBe(false)
  await vi.waitFor(() => expect(column('blocked').dataset.drop).toBe('over'))
  send(column('blocked'), 'drop')
  expect(onMove).toHaveBeenCalledExactlyOnceWith(tasks[0], 'blocked')
  await vi.waitFor(() => expect(column('blocked').dataset.drop).toBeUndefined())
})

test('a real drag with the pointer moves a card', async () => {
  const onMove = vi.fn()
  await render(<Tasks onMove={onMove} />)
  await userEvent.dragAndDrop(card('b'), column('blocked'))
  expect(onMove).toHaveBeenCalledExactlyOnceWith(tasks[1], 'blocked')
})

test('the menu has the allowed moves, also to columns that are not shown, and the other actions', async () => {
  const onMove = vi.fn()
  const screen = await render(
    <Tasks onMove={onMove} itemActions={() => <DropdownMenu.Item>Copiar</DropdownMenu.Item>} />,
  )
  await screen.getByRole('button', { name: 'Mover a e outras ações' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Parar' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: 'Copiar' })).toBeVisible()
  expect(screen.getByRole('menuitem', { name: 'Começar' }).query()).toBeNull()
  await screen.getByRole('menuitem', { name: 'Arquivar' }).click()
  await vi.waitFor(() => expect(onMove).toHaveBeenCalledExactlyOnceWith(tasks[0], 'archive'))
})

test('arrow keys move between cards and skip empty columns; Tab stops once per column', async () => {
  await render(<Tasks />)
  card('a').focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(focusedCard()).toBe('b')
  await userEvent.keyboard('{ArrowRight}')
  expect(focusedCard()).toBe('c')
  await userEvent.keyboard('{ArrowRight}')
  expect(focusedCard()).toBe('d')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(focusedCard()).toBe('a')
  await userEvent.keyboard('{End}')
  expect(focusedCard()).toBe('b')
  expect([...document.querySelectorAll('li[tabindex="0"]')].map((item) => (item as HTMLElement).dataset.card)).toEqual([
    'b',
    'c',
    'd',
  ])
})

test('Shift with an arrow moves to the next allowed column, and the card keeps the focus', async () => {
  const onMove = vi.fn()
  const screen = await render(<Tasks onMove={onMove} />)
  card('a').focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(onMove).toHaveBeenCalledExactlyOnceWith(tasks[0], 'blocked')
  await screen.rerender(<Tasks onMove={onMove} items={[{ id: 'a', state: 'blocked' }, ...tasks.slice(1)]} />)
  await vi.waitFor(() => expect(focusedCard()).toBe('a'))
  expect(column('blocked').contains(document.activeElement)).toBe(true)
})

test('Enter follows the link, Space selects, M opens the menu', async () => {
  const onSelectedChange = vi.fn()
  const screen = await render(<Tasks selectable selected={['d']} onSelectedChange={onSelectedChange} />)
  card('c').focus()
  await userEvent.keyboard(' ')
  expect(onSelectedChange).toHaveBeenLastCalledWith(['d', 'c'])
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#c')
  await userEvent.keyboard('m')
  await expect.element(screen.getByRole('menuitem', { name: 'Nenhum passo possível agora' })).toBeVisible()
})

test('Shift selects all cards from the one that was selected last, by pointer and by keys', async () => {
  const onSelectedChange = vi.fn()
  const items = ['a', 'b', 'c', 'e'].map((id) => ({ id, state: 'todo' }))
  const screen = await render(<Tasks items={items} selectable onSelectedChange={onSelectedChange} />)
  await screen.getByRole('checkbox', { name: 'Selecionar a' }).click()
  expect(onSelectedChange).toHaveBeenLastCalledWith(['a'])
  await screen.rerender(<Tasks items={items} selectable selected={['a']} onSelectedChange={onSelectedChange} />)
  await screen.getByRole('checkbox', { name: 'Selecionar c' }).click({ modifiers: ['Shift'] })
  expect(onSelectedChange).toHaveBeenLastCalledWith(['a', 'b', 'c'])
  card('e').focus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  expect(onSelectedChange).toHaveBeenLastCalledWith(['a', 'c', 'e'])
})

test('a column has content between its heading and its cards', async () => {
  const screen = await render(<Tasks columns={[{ id: 'todo', title: 'A fazer', header: <p>Carga</p> }]} />)
  await expect.element(screen.getByRole('region', { name: 'A fazer' }).getByText('Carga')).toBeVisible()
})

test('a click on a card follows its link, and a click on its checkbox only selects it', async () => {
  const onSelectedChange = vi.fn()
  const screen = await render(<Tasks selectable onSelectedChange={onSelectedChange} />)
  await screen.getByText('Tarefa d').click()
  expect(location.hash).toBe('#d')
  await screen.getByRole('checkbox', { name: 'Selecionar a' }).click()
  expect(onSelectedChange).toHaveBeenCalledExactlyOnceWith(['a'])
  expect(location.hash).toBe('#d')
})

test('a pending card is neither dragged nor moved by keys', async () => {
  const onMove = vi.fn()
  await render(<Tasks onMove={onMove} pendingIds={['a']} />)
  expect(card('a').draggable).toBe(false)
  card('a').focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(onMove).not.toHaveBeenCalled()
})

test('a card in another column renders no column again', async () => {
  const readTitle = vi.fn()
  const observed = columns.map(({ id, title }) => ({
    id,
    get title() {
      readTitle(id)
      return title
    },
  }))
  const screen = await render(<Tasks columns={observed} />)
  readTitle.mockClear()
  await screen.rerender(<Tasks columns={observed} items={[...tasks, { id: 'e', state: 'todo' }]} />)
  await expect.element(screen.getByText('Tarefa e')).toBeVisible()
  expect(new Set(readTitle.mock.calls.flat())).toEqual(new Set(['todo']))
})

test('a drag renders no card again except the dragged one', async () => {
  const renderItem = vi.fn(renderTask)
  const many = Array.from({ length: 500 }, (_, index) => ({ id: `t${index}`, state: index % 2 ? 'todo' : 'doing' }))
  await render(<Tasks items={many} renderItem={renderItem} />)
  renderItem.mockClear()
  card('t1').dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer: new DataTransfer() }))
  await vi.waitFor(() => expect(column('blocked').dataset.drop).toBe('allowed'))
  expect(renderItem).not.toHaveBeenCalled()
})

/** Records `read()` for each change of the page below an element. */
function recordChanges<Value>(element: HTMLElement, read: () => Value): Value[] {
  const values: Value[] = []
  const observer = new MutationObserver(() => values.push(read()))
  observer.observe(element, { subtree: true, childList: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return values
}

test('a drop changes the columns of the move before the others', async () => {
  await render(<MovableTasks />)
  const dataTransfer = new DataTransfer()
  const send = (target: HTMLElement, type: string) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  send(card('a'), 'dragstart')
  await vi.waitFor(() => expect(column('blocked').dataset.drop).toBe('allowed'))
  send(column('blocked'), 'dragover')
  await vi.waitFor(() => expect(column('blocked').dataset.drop).toBe('over'))
  const changes = recordChanges(document.body, () => ({
    moved: column('blocked').contains(card('a')),
    drops: columns.map(({ id }) => column(id).dataset.drop),
  }))
  send(column('blocked'), 'drop')
  await vi.waitFor(() => expect(column('blocked').dataset.drop).toBeUndefined())
  expect(changes[0]).toEqual({ moved: true, drops: ['source', 'forbidden', 'over', 'forbidden'] })
  expect(changes.at(-1)).toEqual({ moved: true, drops: [undefined, undefined, undefined, undefined] })
})

test('a selection of many cards changes the visible ones first, then all', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ id: `t${index}`, state: 'todo' }))
  const screen = await render(<Tasks items={many} selectable />)
  // The browser decides in its next frames which cards it skips.
  await vi.waitFor(() =>
    expect(card('t199').querySelector('p')?.checkVisibility({ contentVisibilityAuto: true })).toBe(false),
  )
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  const counts = recordChanges(document.body, () => document.querySelectorAll('[data-selected]').length)
  await screen.rerender(<Tasks items={many} selectable selected={many.map(getId)} />)
  await vi.waitFor(() => expect(document.querySelectorAll('[data-selected]')).toHaveLength(200))
  expect(counts[0]).toBeGreaterThan(0)
  expect(counts[0]).toBeLessThan(100)
  expect(card('t0').dataset.selected).toBe('true')
})

test('a selection renders the link of no card again', async () => {
  const renderItemLink = vi.fn(({ id }: Task) => <a href={`#${id}`}>{id}</a>)
  const props = { renderItemLink, selectable: true }
  const screen = await render(<Tasks {...props} />)
  renderItemLink.mockClear()
  await screen.rerender(<Tasks {...props} selected={['a', 'b', 'c']} />)
  await expect.element(screen.getByRole('checkbox', { name: 'Selecionar b' })).toBeChecked()
  expect(renderItemLink).not.toHaveBeenCalled()
})

test('the pinned column does not cover the focus in the columns that scroll', async () => {
  await page.viewport(800, 700)
  await render(<Tasks columns={columns.map((one, index) => ({ ...one, pinned: index === 0 }))} />)
  const board = document.querySelector('[data-slot="board"]') as HTMLElement
  // The third column is visible, and the second one is below the first.
  board.scrollLeft = 272 + 12
  const link = card('c').querySelector('a') as HTMLElement
  link.focus({ focusVisible: true } as FocusOptions)
  const { left, top } = link.getBoundingClientRect()
  expect(left).toBeGreaterThan(column('todo').getBoundingClientRect().right)
  expect(link.contains(document.elementFromPoint(left + 2, top + 4))).toBe(true)
})
