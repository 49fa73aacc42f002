import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MultiSelect } from '../multi-select/index.ts'
import { Combobox, type ComboboxProps } from './index.ts'

const companies = [
  { value: 'estrela', label: 'Padaria Estrela' },
  { value: 'lucas', label: 'Clínica São Lucas' },
  { value: 'serra', label: 'Padaria da Serra' },
]

async function show(props: Partial<ComboboxProps> = {}) {
  const screen = await render(<Combobox label="Empresa" options={companies} {...props} />)
  return { input: screen.getByRole('combobox', { name: 'Empresa' }) }
}

test.each([
  ['Tab', () => userEvent.tab()],
  ['a press elsewhere', () => userEvent.click(document.body)],
])('the label of one option is its selection when the focus leaves by %s', async (_how, leave) => {
  const change = vi.fn()
  const { input } = await show({ onValueChange: change })
  await input.fill(' clinica sao LUCAS ')
  await leave()
  await expect.element(input).toHaveValue('Clínica São Lucas')
  expect(change).toHaveBeenCalledExactlyOnceWith('lucas', expect.objectContaining({ value: 'lucas' }))
})

test('the label of an option is no selection after Escape, nor is that of two options', async () => {
  const change = vi.fn()
  const { input } = await show({
    onValueChange: change,
    options: ['1', '2', '3'].map((value) => ({ value, label: value === '3' ? 'Loja Sul' : 'Loja Norte' })),
  })
  await input.fill('Loja Sul')
  await userEvent.keyboard('{Escape}')
  await input.fill('loja norte')
  await userEvent.tab()
  await expect.element(input).toHaveValue('')
  expect(change).not.toHaveBeenCalled()
})

test('the label of an option is selected in a list of several, unless it is selected already', async () => {
  const change = vi.fn()
  const screen = await render(
    <MultiSelect label="Empresas" options={companies} defaultValue={['serra']} onValueChange={change} />,
  )
  const input = screen.getByRole('combobox', { name: 'Empresas' })
  await input.fill('padaria da serra')
  await userEvent.tab()
  expect(change).not.toHaveBeenCalled()
  await input.fill('padaria estrela')
  await userEvent.tab()
  expect(change).toHaveBeenCalledExactlyOnceWith(['serra', 'estrela'])
  await expect.element(input).toHaveValue('')
})
