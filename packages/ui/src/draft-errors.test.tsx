import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateField, DateRangeField, DateTimeField, Form, MoneyField, NumberField, TimeField } from './index.ts'

interface Control {
  name: string
  field: ReactElement
  /** The name of the input. */
  label: string
  unreadable: string
  readable: string
}

/** Every control whose text can be no value, with such a text and a readable one. */
const controls: readonly Control[] = [
  {
    name: 'NumberField',
    field: <NumberField label="Peso" name="valor" decimals={2} />,
    label: 'Peso',
    unreadable: '99999999999999999999',
    readable: '12,5',
  },
  {
    name: 'NumberField without a digit',
    field: <NumberField label="Peso" name="valor" decimals={2} />,
    label: 'Peso',
    unreadable: '-',
    readable: '-12,5',
  },
  {
    name: 'MoneyField without a digit',
    field: <MoneyField label="Valor" name="valor" />,
    label: 'Valor',
    unreadable: ',',
    readable: ',5',
  },
  {
    name: 'MoneyField',
    field: <MoneyField label="Valor" name="valor" />,
    label: 'Valor',
    unreadable: '99999999999999999999',
    readable: '12,50',
  },
  {
    name: 'DateField',
    field: <DateField label="Dia" name="valor" />,
    label: 'Dia',
    unreadable: '31/02/2026',
    readable: '28/02/2026',
  },
  {
    name: 'DateTimeField',
    field: <DateTimeField label="Prazo" name="valor" />,
    label: 'Prazo',
    unreadable: '28/02/2026',
    readable: '28/02/2026 14:30',
  },
  {
    name: 'TimeField',
    field: <TimeField label="Hora" name="valor" />,
    label: 'Hora',
    unreadable: '25:99',
    readable: '14:30',
  },
  {
    name: 'DateRangeField',
    field: <DateRangeField label="Período" fromName="valor" toName="fim" />,
    label: 'De',
    unreadable: '31/02/2026',
    readable: '28/02/2026',
  },
]

describe.each(controls)('$name with a text that is no value', ({ field, label, unreadable, readable }) => {
  test('is not submitted as an empty field by Form, and has the focus and the error', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const screen = await render(
      <Form onSubmit={onSubmit}>
        {field}
        <button type="submit">Salvar</button>
      </Form>,
    )
    const input = screen.getByLabelText(label, { exact: true })
    await input.fill(unreadable)
    await screen.getByRole('button', { name: 'Salvar' }).click()
    expect(onSubmit).not.toHaveBeenCalled()
    await expect.element(input).toHaveFocus()
    await expect.element(input).toHaveAttribute('aria-invalid', 'true')
    await expect.element(input).toHaveValue(unreadable)

    await input.fill(readable)
    await screen.getByRole('button', { name: 'Salvar' }).click()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  test('is not submitted with Enter, and shows the error', async () => {
    const onSubmit = vi.fn()
    const screen = await render(
      <Form onSubmit={onSubmit}>
        {field}
        <button type="submit">Salvar</button>
      </Form>,
    )
    const input = screen.getByLabelText(label, { exact: true })
    await input.fill(unreadable)
    await userEvent.keyboard('{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  })

  test('shows no error at an Enter of a composition', async () => {
    const screen = await render(field)
    const input = screen.getByLabelText(label, { exact: true })
    await input.fill(unreadable)
    // A number that is too large has its error while it is typed.
    const before = input.element().ariaInvalid
    const options = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
    input.element().dispatchEvent(new KeyboardEvent('keydown', options))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(input.element().ariaInvalid).toBe(before)
  })

  test('is invalid for a native form, until the text is corrected or the form is reset', async () => {
    const screen = await render(
      <form onSubmit={(event) => event.preventDefault()}>
        {field}
        <button type="reset">Limpar</button>
      </form>,
    )
    const input = screen.getByLabelText(label, { exact: true })
    const element = input.element() as HTMLInputElement
    const isValid = () => element.form?.checkValidity()
    expect(isValid()).toBe(true)
    await input.fill(unreadable)
    await userEvent.tab()
    expect(isValid()).toBe(false)
    expect(element.validationMessage).not.toBe('')
    await input.fill(readable)
    expect(isValid()).toBe(true)
    await input.fill(unreadable)
    await screen.getByRole('button', { name: 'Limpar' }).click()
    await expect.element(input).toHaveValue('')
    // The browser empties the field before React drops the text.
    await expect.poll(isValid).toBe(true)
  })

  test('does not hold a form back from a disabled group', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    const form = (disabled: boolean) => (
      <Form onSubmit={onSubmit}>
        <fieldset disabled={disabled}>
          <legend>Grupo</legend>
          {field}
        </fieldset>
        <button type="submit">Salvar</button>
      </Form>
    )
    const screen = await render(form(false))
    await screen.getByLabelText(label, { exact: true }).fill(unreadable)
    await screen.rerender(form(true))
    await screen.getByRole('button', { name: 'Salvar' }).click()
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})

test.each([
  ['NumberField', <NumberField key="number" label="Valor" />],
  ['MoneyField', <MoneyField key="money" label="Valor" allowNegative />],
])('a sign in %s is an error once the field is left, not while a number may follow', async (_, field) => {
  const screen = await render(field)
  const input = screen.getByLabelText('Valor')
  await input.click()
  await userEvent.keyboard('-')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription(expect.stringContaining('Escreva um número.'))
  await expect.element(input).toHaveValue('-')
  await input.click()
  await userEvent.keyboard('{End}5')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(input).toHaveValue(expect.stringMatching(/^-5/))
})

test.each([
  ['NumberField', <NumberField key="number" label="Valor" />],
  ['MoneyField', <MoneyField key="money" label="Valor" />],
])('spaces in %s are an empty field', async (_, field) => {
  const screen = await render(<Form>{field}</Form>)
  const input = screen.getByLabelText('Valor')
  await input.fill('  ')
  await userEvent.tab()
  await expect.element(input).toHaveValue('')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})
