import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { MaskedField, type MaskedFieldProps } from './masked-field.tsx'

rootContract({ slot: 'field', control: 'text-input' }, (props) => (
  <MaskedField {...props} label="CEP" kind="cep" help="Preenchemos a rua." defaultValue="01310100" />
))

async function show(props: Omit<MaskedFieldProps, 'label'>, caret?: number) {
  const screen = await render(<MaskedField label="Código" {...props} />)
  const field = screen.getByLabelText('Código')
  const element = field.element() as HTMLInputElement
  element.focus()
  if (caret !== undefined) element.setSelectionRange(caret, caret)
  const shown = () =>
    `${element.value.slice(0, element.selectionStart ?? 0)}|${element.value.slice(element.selectionStart ?? 0)}`
  return { screen, field, shown }
}

test('inserts the punctuation while typing', async () => {
  const change = vi.fn()
  const { shown } = await show({ kind: 'cpf', onValueChange: change })
  await userEvent.keyboard('52998224725')
  expect(shown()).toBe('529.982.247-25|')
  expect(change).toHaveBeenLastCalledWith('52998224725')
})

test('reports null when the field is empty', async () => {
  const change = vi.fn()
  const { field } = await show({ kind: 'cep', defaultValue: '01310100', onValueChange: change })
  await field.clear()
  expect(change).toHaveBeenCalledExactlyOnceWith(null)
})

test('converts the letters of a CNPJ to upper case', async () => {
  const { shown } = await show({ kind: 'cnpj' })
  await userEvent.keyboard('12abc34501de35')
  expect(shown()).toBe('12.ABC.345/01DE-35|')
})

test('a phone number grows from eight to nine digits', async () => {
  const { shown } = await show({ kind: 'phone' })
  await userEvent.keyboard('1198765432')
  expect(shown()).toBe('(11) 9876-5432|')
  await userEvent.keyboard('1')
  expect(shown()).toBe('(11) 98765-4321|')
})

test.each([
  ['a digit in the middle moves the following digits', 'cpf', '529982', 2, '7', '527|.998.2'],
  ['rejects a digit beyond the length, the caret stays', 'cep', '01310100', 2, '9', '01|310-100'],
  ['rejects a letter, the caret stays', 'cep', '01310100', 2, 'x', '01|310-100'],
  ['backspace in the middle', 'cpf', '529982', 5, '{Backspace}', '529|.82'],
  ['backspace after punctuation removes the digit before it', 'cpf', '529982', 4, '{Backspace}', '52|9.82'],
  ['delete before punctuation removes the digit after it', 'cpf', '529982', 3, '{Delete}', '529|.82'],
  ['backspace at the end', 'cpf', '529982', 7, '{Backspace}', '529.98|'],
] as const)('%s', async (_, kind, defaultValue, caret, keys, expected) => {
  const { shown } = await show({ kind, defaultValue }, caret)
  await userEvent.keyboard(keys)
  expect(shown()).toBe(expected)
})

test.each([
  ['phone', '+55 (11) 98765-4321', '(11) 98765-4321'],
  ['cnpj', 'CNPJ', 'CN.PJ'],
  ['cep', 'CEP 01310-100, São Paulo', '01310-100'],
  ['cep', '?'.repeat(5000), ''],
] as const)('%s: accepts the pasted text "%s"', async (kind, text, expected) => {
  const { field } = await show({ kind })
  await field.fill(text)
  await expect.element(field).toHaveValue(expected)
})

test('the parent may pass the code with or without punctuation, or null', async () => {
  const screen = await render(<MaskedField label="CEP" kind="cep" value="01310-100" />)
  await expect.element(screen.getByLabelText('CEP')).toHaveValue('01310-100')
  await screen.rerender(<MaskedField label="CEP" kind="cep" value={null} />)
  await expect.element(screen.getByLabelText('CEP')).toHaveValue('')
})

test('submits the plain code, and form reset restores the first one', async () => {
  const screen = await render(
    <form data-testid="form">
      <MaskedField label="CEP" kind="cep" name="zip" defaultValue="01310100" />
    </form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  await screen.getByLabelText('CEP').fill('20040-002')
  await expect.poll(() => new FormData(form).get('zip')).toBe('20040002')
  form.reset()
  await expect.element(screen.getByLabelText('CEP')).toHaveValue('01310-100')
})

test('undo takes back one character after the other, and redo restores them', async () => {
  const change = vi.fn()
  const screen = await render(<MaskedField kind="cpf" label="CPF" onValueChange={change} />)
  const field = screen.getByLabelText('CPF')
  await field.click()
  await userEvent.keyboard('529982')
  await expect.element(field).toHaveValue('529.982')
  for (const text of ['529.98', '529.9', '529', '52', '5', '', '']) {
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(field).toHaveValue(text)
  }
  await userEvent.keyboard('{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(field).toHaveValue('52')
  expect(change).toHaveBeenLastCalledWith('52')
})
