import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { rootContract } from '../../testing/root-contract.tsx'
import * as Form from '../form/index.ts'
import { MultiSelect, type MultiSelectProps } from './index.ts'

const companies = [
  { value: 'estrela', label: 'Padaria Estrela' },
  { value: 'lucas', label: 'Clínica São Lucas' },
  { value: 'visao', label: 'Óptica Visão', disabled: true },
  { value: 'serra', label: 'Alto da Serra' },
]

async function show(props: Partial<MultiSelectProps> = {}) {
  const screen = await render(<MultiSelect label="Empresas" options={companies} {...props} />)
  const input = screen.getByRole('combobox', { name: 'Empresas' })
  return {
    screen,
    input,
    list: screen.getByRole('listbox', { name: 'Empresas' }),
    option: (name: string) => screen.getByRole('option', { name }),
    cross: (name: string) => screen.getByRole('button', { name: `Remover ${name}` }),
    active: () => document.getElementById(input.element().getAttribute('aria-activedescendant') ?? '')?.textContent,
  }
}

rootContract({ slot: 'field', control: 'multi-select-control' }, (props) => (
  <MultiSelect {...props} label="Empresas" options={companies} defaultValue={['lucas']} />
))

test('the list stays open for several selections, a second click clears one, and axe finds no violations', async () => {
  const change = vi.fn()
  const { screen, input, list, option, cross } = await show({ onValueChange: change })
  await input.click()
  await option('Clínica São Lucas').click()
  await option('Padaria Estrela').click()
  expect(change.mock.calls).toEqual([[['lucas']], [['lucas', 'estrela']]])
  await expect.element(list).toHaveAttribute('aria-multiselectable', 'true')
  await expect.element(option('Padaria Estrela')).toHaveAttribute('aria-selected', 'true')
  await expect.element(cross('Clínica São Lucas')).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 itens selecionados')
  expect(await findViolations()).toEqual([])
  await option('Clínica São Lucas').click()
  expect(change).toHaveBeenLastCalledWith(['estrela'])
})

test('a selection clears the text and keeps the scroll position', async () => {
  const { input, active } = await show()
  await input.fill('alto')
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveValue('')
  await expect.poll(active).toBe('Alto da Serra')
})

test('a remove button removes its chip without moving the focus', async () => {
  const change = vi.fn()
  const { screen, input, cross } = await show({ defaultValue: ['lucas', 'serra'], onValueChange: change })
  await input.click()
  await cross('Clínica São Lucas').click()
  expect(change).toHaveBeenCalledExactlyOnceWith(['serra'])
  await expect.element(input).toHaveFocus()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Clínica São Lucas: fora da seleção')
})

describe('by keyboard', () => {
  test('Backspace at the start of the text removes the last chip', async () => {
    const change = vi.fn()
    await show({ defaultValue: ['lucas', 'serra'], onValueChange: change })
    await userEvent.tab()
    await userEvent.keyboard('a{Backspace}')
    expect(change).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}')
    expect(change).toHaveBeenCalledExactlyOnceWith(['lucas'])
  })

  test('arrow keys reach the chips, Delete removes one, and they return to the text', async () => {
    const change = vi.fn()
    const { input, cross } = await show({ defaultValue: ['estrela', 'lucas', 'serra'], onValueChange: change })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(cross('Alto da Serra')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(cross('Clínica São Lucas')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    expect(change).toHaveBeenCalledExactlyOnceWith(['estrela', 'serra'])
    await expect.element(cross('Alto da Serra')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(input).toHaveFocus()
  })
})

test('all visible enabled options can be selected, and all cleared', async () => {
  const change = vi.fn()
  const { input, option } = await show({ onValueChange: change })
  await input.click()
  await option('Selecionar tudo').click()
  expect(change).toHaveBeenLastCalledWith(['estrela', 'lucas', 'serra'])
  await option('Limpar').click()
  expect(change).toHaveBeenLastCalledWith([])
  await input.fill('a')
  await input.fill('alto')
  await option('Selecionar tudo').click()
  expect(change).toHaveBeenLastCalledWith(['serra'])
})

test('beyond the limit options cannot be selected, and a message is shown', async () => {
  const change = vi.fn()
  const { screen, input, option } = await show({ max: 1, defaultValue: ['lucas'], onValueChange: change })
  await input.click()
  await expect.element(option('Padaria Estrela')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Limite de 1 escolha atingido.')
  await option('Clínica São Lucas').click()
  expect(change).toHaveBeenCalledExactlyOnceWith([])
})

test('many chips are summarised while the focus is elsewhere', async () => {
  const { screen, cross } = await show({ defaultValue: ['estrela', 'lucas', 'serra'], maxVisibleChips: 2 })
  await expect.element(screen.getByText('3 itens selecionados', { exact: true }).first()).toBeVisible()
  await expect.element(cross('Alto da Serra')).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(cross('Alto da Serra')).toBeVisible()
})

test('the number of selected options is part of the description of the input', async () => {
  const { input } = await show({ defaultValue: ['lucas', 'serra'], error: 'Escolha três.' })
  await expect.element(input).toHaveAccessibleDescription('2 itens selecionados Escolha três.')
})

test('submits every value and restores the first ones on reset', async () => {
  const screen = await render(
    <form data-testid="form">
      <MultiSelect label="Empresas" name="companies" options={companies} defaultValue={['lucas']} />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  const sent = () => new FormData(form).getAll('companies')
  await screen.getByRole('combobox').fill('alto')
  await userEvent.keyboard('{Enter}')
  await expect.poll(sent).toEqual(['lucas', 'serra'])
  form.reset()
  await expect.poll(sent).toEqual(['lucas'])
  await screen.getByRole('button', { name: 'Remover Clínica São Lucas' }).click()
  await expect.poll(sent).toEqual([])
})

test.each([[[]], [['lucas', 'serra']]])('an error summary links to it with %j selected', async (value) => {
  const screen = await render(
    <Form.Form
      onSubmit={(event) => event.preventDefault()}
      errors={[{ name: 'companies', message: 'Escolha as empresas.' }]}
    >
      <MultiSelect label="Empresas" name="companies" options={companies} defaultValue={value} />
      <button type="submit">Salvar</button>
    </Form.Form>,
  )
  await screen.getByRole('button', { name: 'Salvar' }).click()
  await screen.getByRole('link', { name: 'Escolha as empresas.' }).click()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
})

test.each(['disabled', 'readOnly'] as const)('does not change when %s', async (state) => {
  const { input, list, cross } = await show({ [state]: true, defaultValue: ['lucas'] })
  await input.click({ force: true })
  await userEvent.keyboard('{Backspace}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(cross('Clínica São Lucas')).not.toBeInTheDocument()
})

test('a value without an option is shown and can be removed', async () => {
  const change = vi.fn()
  const { cross } = await show({ value: ['apagada'], onValueChange: change })
  await cross('apagada').click()
  expect(change).toHaveBeenCalledExactlyOnceWith([])
})

test('keeps what the user chooses while an option is created', async () => {
  let finish: (option: { value: string; label: string }) => void = () => {}
  const create = () =>
    new Promise<{ value: string; label: string }>((resolve) => {
      finish = resolve
    })
  const change = vi.fn()
  const options = [
    { value: 'a', label: 'Ana' },
    { value: 'b', label: 'Bia' },
  ]
  const screen = await render(
    <MultiSelect label="Clientes" options={options} defaultValue={['a']} onCreate={create} onValueChange={change} />,
  )
  const input = screen.getByRole('combobox')
  await input.fill('Nova')
  await screen.getByRole('option', { name: 'Criar “Nova”' }).click()
  await userEvent.keyboard('{Escape}')
  await input.fill('Bia')
  await screen.getByRole('option', { name: 'Bia' }).click()
  finish({ value: 'new', label: 'Nova' })
  await expect.poll(() => change.mock.lastCall).toEqual([['a', 'b', 'new']])
})

test('a held key removes no chips, and selects an option once', async () => {
  const change = vi.fn()
  const options = [
    { value: 'a', label: 'Ana' },
    { value: 'b', label: 'Bia' },
  ]
  const screen = await render(
    <MultiSelect label="Clientes" options={options} defaultValue={['a']} onValueChange={change} />,
  )
  const input = screen.getByRole('combobox').element()
  const hold = (key: string) => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, cancelable: true }))
  }
  input.focus()
  hold('Backspace')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: 'Bia' })).toBeVisible()
  hold('Enter')
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(change).not.toHaveBeenCalled()
})
