import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { FilterChip } from '../filter-chip/filter-chip.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { Select } from '../select/select.tsx'
import { FilterBar } from './filter-bar.tsx'

rootContract({ slot: 'filter-bar' }, (props) => (
  <FilterBar {...props} result="12 ordens" activeCount={1} onClear={() => {}}>
    <FilterChip label="Situação" value="Em rota" onRemove={() => {}} />
  </FilterBar>
))

function Sample() {
  const [status, setStatus] = useState<string | undefined>('Em rota')
  return (
    <FilterBar
      label="Filtros de ordens"
      activeCount={status ? 1 : 0}
      onClear={() => setStatus(undefined)}
      result={status ? '12 de 212 ordens' : '212 ordens'}
    >
      <FilterChip label="Situação" value={status} onRemove={() => setStatus(undefined)} />
    </FilterBar>
  )
}

test('the clear button removes the filters, keeps the focus in the bar and announces the result', async () => {
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect.element(screen.getByRole('button', { name: 'Situação' })).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveTextContent('212 ordens')
  expect(screen.getByRole('button', { name: 'Limpar filtros' }).elements()).toEqual([])
})

test('the focus moves to a field when it is the first filter', async () => {
  const screen = await render(
    <FilterBar activeCount={1} onClear={() => {}}>
      <Combobox label="Bairro" options={[{ value: 'mooca', label: 'Mooca' }]} defaultValue="mooca" />
    </FilterBar>,
  )
  await screen.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect.element(screen.getByRole('combobox', { name: 'Bairro' })).toHaveFocus()
})

test('a select is as wide as its value', async () => {
  const screen = await render(
    <FilterBar>
      <Select size="sm" aria-label="Data" options={[{ value: 'a', label: 'A' }]} defaultValue="a" />
    </FilterBar>,
  )
  expect(screen.getByRole('combobox').element().getBoundingClientRect().width).toBeLessThan(80)
})

test('is a search landmark with a name', async () => {
  const screen = await render(<Sample />)
  await expect.element(screen.getByRole('search', { name: 'Filtros de ordens' })).toBeVisible()
})

function Chips() {
  const [names, setNames] = useState(['Situação', 'Empresa', 'Cidade'])
  return (
    <FilterBar search={<SearchField label="Buscar ordens" />}>
      {names.map((name) => (
        <FilterChip
          key={name}
          label={name}
          value="x"
          onRemove={() => setNames(names.filter((other) => other !== name))}
        />
      ))}
    </FilterBar>
  )
}

test('the focus of a removed chip goes to the next one, the previous one, and then to the bar', async () => {
  const screen = await render(<Chips />)
  const remove = (name: string) => screen.getByRole('button', { name: `Remover filtro ${name}: x` })
  remove('Empresa').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('Cidade')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(remove('Situação')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('searchbox', { name: 'Buscar ordens' })).toHaveFocus()
})

test('the focus of a removed value stays on its chip', async () => {
  const screen = await render(<Sample />)
  screen.getByRole('button', { name: 'Remover filtro Situação: Em rota' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Situação', exact: true })).toHaveFocus()
})
