import { type ReactElement, useActionState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { rootContract } from '../../testing/root-contract.tsx'
import { CollapsibleCard } from '../collapsible-card/collapsible-card.tsx'
import { DateField } from '../date-field/date-field.tsx'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { MaskedField } from '../masked-field/masked-field.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary, Form, type FormProps } from './index.ts'

rootContract({ slot: 'form' }, (props) => (
  <Form {...props}>
    <TextField label="Destinatário" name="recipient" />
  </Form>
))

const errors = [
  { name: 'recipient', message: 'Diga quem recebe.' },
  { name: 'zip', message: 'Faltam números do CEP.' },
  { name: 'vehicle', message: 'Escolha o veículo.' },
  { name: 'companyId', message: 'Escolha a empresa.' },
]

const sample = (props: FormProps) => (
  <Form onSubmit={(event) => event.preventDefault()} {...props}>
    <TextField label="Destinatário" name="recipient" />
    <MaskedField label="CEP" kind="cep" name="zip" />
    <RadioGroup label="Veículo" name="vehicle" options={[{ value: 'moto', label: 'Moto' }]} />
    <Select label="Empresa" name="companyId" options={[{ value: 'c1', label: 'Padaria' }]} />
    <button type="submit">Salvar</button>
  </Form>
)

test('lists errors only after a submit, and then focuses the list', async () => {
  const screen = await render(sample({ errors }))
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(screen.getByRole('group', { name: 'Corrija 4 erros para continuar' })).toHaveFocus()
  expect(await findViolations()).toEqual([])
})

test.each([
  ['Diga quem recebe.', 'textbox', 'Destinatário'],
  ['Faltam números do CEP.', 'textbox', 'CEP'],
  ['Escolha o veículo.', 'radio', 'Moto'],
  ['Escolha a empresa.', 'combobox', 'Empresa'],
] as const)('the link "%s" focuses its %s', async (message, role, name) => {
  const screen = await render(sample({ errors }))
  await screen.getByRole('button', { name: 'Salvar' }).click()
  await screen.getByRole('link', { name: message }).click()
  await expect.element(screen.getByRole(role, { name })).toHaveFocus()
})

const closedParts = [
  [
    'CollapsibleCard',
    (field: ReactElement) => (
      <CollapsibleCard title="Quando" defaultOpen={false}>
        {field}
      </CollapsibleCard>
    ),
  ],
  ['Disclosure', (field: ReactElement) => <Disclosure summary="Quando">{field}</Disclosure>],
] as const

test.each(closedParts)('opens a closed %s for a link to a field in it', async (_name, close) => {
  const screen = await render(
    <Form errors={[{ name: 'recipient', message: 'Diga quem recebe.' }]} onSubmit={(event) => event.preventDefault()}>
      {close(<TextField label="Destinatário" name="recipient" />)}
      <button type="submit">Salvar</button>
    </Form>,
  )
  await screen.getByRole('button', { name: 'Salvar' }).click()
  await screen.getByRole('link', { name: 'Diga quem recebe.' }).click()
  await expect.element(screen.getByLabelText('Destinatário')).toHaveFocus()
  await expect.element(screen.getByLabelText('Destinatário')).toBeVisible()
})

test.each(closedParts)('opens a closed %s that contains a text that is no value', async (_name, close) => {
  const submit = vi.fn()
  const screen = await render(
    <Form onSubmit={submit}>
      {close(<DateField label="Dia" name="day" />)}
      <button type="submit">Salvar</button>
    </Form>,
  )
  const toggle = screen.getByText('Quando')
  await toggle.click()
  await screen.getByRole('textbox', { name: 'Dia' }).fill('31/02/2026')
  await toggle.click()
  await expect.element(screen.getByRole('textbox', { name: 'Dia' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Dia' })).toHaveFocus()
  expect(submit).not.toHaveBeenCalled()
})

test('errors that arrive later receive the focus, and corrected ones are removed without moving it', async () => {
  const screen = await render(sample({}))
  await screen.getByRole('button', { name: 'Salvar' }).click()
  await screen.rerender(sample({ pending: true, errors }))
  expect(document.activeElement?.textContent).toBe('Salvar')
  await screen.rerender(sample({ errors }))
  const list = screen.getByRole('group', { name: /^Corrija/ })
  await expect.element(list).toHaveFocus()
  await screen.getByLabelText('Destinatário').click()
  await screen.rerender(sample({ errors: errors.slice(1) }))
  await expect.element(screen.getByLabelText('Destinatário')).toHaveFocus()
  await expect.element(screen.getByRole('link', { name: 'Diga quem recebe.' })).not.toBeInTheDocument()
})

function FormWithAction({ withPending }: { withPending: boolean }) {
  const [current, action, pending] = useActionState(async (_previous: FormProps['errors'], data: FormData) => {
    await Promise.resolve()
    return data.get('recipient') === 'Ana' ? [] : errors.slice(0, 1)
  }, [])
  return (
    <Form action={action} errors={current} pending={withPending && pending}>
      <TextField label="Destinatário" name="recipient" />
      <button type="submit">Salvar</button>
      <button type="reset">Limpar</button>
    </Form>
  )
}

test.each([true, false])('errors of an action receive the focus at each attempt (pending: %s)', async (withPending) => {
  const screen = await render(<FormWithAction withPending={withPending} />)
  const list = screen.getByRole('group', { name: 'Corrija 1 erro para continuar' })
  for (const attempt of ['', 'Bia']) {
    await screen.getByRole('textbox').fill(attempt)
    await screen.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(list).toHaveFocus()
    // React has reset the form.
    await expect.element(screen.getByRole('textbox')).toHaveValue('')
    await expect.element(list).toHaveFocus()
  }
  await screen.getByRole('button', { name: 'Limpar' }).click()
  await expect.element(list).not.toBeInTheDocument()
  await screen.getByRole('textbox').fill('Ana')
  await screen.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
  await expect.element(list).not.toBeInTheDocument()
})

test('an error of the full form has no link', async () => {
  const screen = await render(sample({ errors: [{ message: 'Sem conexão.' }] }))
  await screen.getByRole('button', { name: 'Salvar' }).click()
  await expect.element(screen.getByText('Sem conexão.')).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Corrija 1 erro para continuar' })).toHaveFocus()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})

test('Enter submits, without browser validation', async () => {
  const submit = vi.fn((event) => event.preventDefault())
  const screen = await render(
    <Form onSubmit={submit}>
      <input aria-label="E-mail" type="email" required />
      <button type="submit">Salvar</button>
    </Form>,
  )
  await screen.getByLabelText('E-mail').click()
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledOnce()
})

test('an error without a matching control throws in development', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const wrong = render(<ErrorSummary errors={[{ name: 'telefone', message: 'Diga o telefone.' }]} />)
  await expect(wrong).rejects.toThrow('Give the field name="telefone"')
  consoleError.mockRestore()
})
