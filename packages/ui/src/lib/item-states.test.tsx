import { memo, useCallback, useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type ItemStates, useItemState, useItemStates } from './item-states.ts'

const rendered: string[] = []

function Item({ id, states }: { id: string; states: ItemStates }) {
  const state = useItemState(states, id)
  rendered.push(id)
  return <li>{`${id} ${state}`}</li>
}

const List = memo(function List({ ids, states }: { ids: readonly string[]; states: ItemStates }) {
  rendered.push('list')
  return ids.map((id) => <Item key={id} id={id} states={states} />)
})

function Example() {
  const [chosen, setChosen] = useState<string>()
  const [ids, setIds] = useState(['a', 'b'])
  const states = useItemStates(useCallback((id) => (id === chosen ? 1 : 0), [chosen]))
  const add = () => {
    setIds((current) => [...current, 'c'])
    setChosen('c')
  }
  return (
    <ul>
      <List ids={ids} states={states} />
      <button type="button" onClick={() => setChosen('b')}>
        choose
      </button>
      <button type="button" onClick={add}>
        add
      </button>
    </ul>
  )
}

const many = Array.from({ length: 40 }, (_, index) => `i${index}`)
const skipped = new Set(many.slice(0, 30))
const getSkipped = () => skipped

function Selection() {
  const [all, setAll] = useState(false)
  const states = useItemStates(
    useCallback(() => (all ? 1 : 0), [all]),
    getSkipped,
  )
  return (
    <ul>
      <List ids={many} states={states} />
      <button type="button" onClick={() => setAll(true)}>
        all
      </button>
    </ul>
  )
}

test('a state renders its item, but neither the list nor another item', async () => {
  const screen = await render(<Example />)
  rendered.length = 0
  await screen.getByRole('button', { name: 'choose' }).click()
  await expect.element(screen.getByText('b 1')).toBeVisible()
  expect(rendered).toEqual(['b'])
})

test('an item that is added with a state has it', async () => {
  const screen = await render(<Example />)
  await screen.getByRole('button', { name: 'choose' }).click()
  await screen.getByRole('button', { name: 'add' }).click()
  await expect.element(screen.getByText('c 1')).toBeVisible()
  await expect.element(screen.getByText('b 0')).toBeVisible()
})

test('of many items that change, those that are not visible change after the others', async () => {
  const screen = await render(<Selection />)
  rendered.length = 0
  await screen.getByRole('button', { name: 'all' }).click()
  await expect.element(screen.getByText('i0 1')).toBeVisible()
  expect(rendered).toEqual([...many.slice(30), ...many.slice(0, 30)])
})
