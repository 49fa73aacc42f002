import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { PasswordField } from './password-field.tsx'

rootContract({ slot: 'field', control: 'text-input' }, (props) => (
  <PasswordField {...props} label="Senha" autoComplete="current-password" />
))

test('the password can be shown and hidden without losing the text', async () => {
  const screen = await render(<PasswordField label="Senha" />)
  const input = screen.getByLabelText('Senha', { exact: true })
  await input.fill('lua cheia de abril')
  await expect.element(input).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await screen.getByRole('button', { name: 'Ocultar senha' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
  await expect.element(input).toHaveValue('lua cheia de abril')
})

test('reports the new text to onValueChange, and the event to onChange', async () => {
  const changeText = vi.fn()
  const change = vi.fn()
  const screen = await render(<PasswordField label="Senha" onValueChange={changeText} onChange={change} />)
  await screen.getByLabelText('Senha', { exact: true }).fill('Portaria')
  expect(changeText).toHaveBeenCalledExactlyOnceWith('Portaria')
  expect(change).toHaveBeenCalledOnce()
})

test('warns while Caps Lock is on', async () => {
  const screen = await render(<PasswordField label="Senha" />)
  const input = screen.getByLabelText('Senha', { exact: true }).element()
  const press = (on: boolean) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock: on } as KeyboardEventInit),
    )
  press(true)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Caps Lock está ligado')
  press(false)
  await expect.element(screen.getByText('Caps Lock está ligado')).not.toBeInTheDocument()
})

test('Enter submits the form and does not press the show button', async () => {
  const submitted: string[] = []
  const screen = await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted.push(new FormData(event.currentTarget).get('password') as string)
      }}
    >
      <PasswordField label="Senha" name="password" />
      <button type="submit">Entrar</button>
    </form>,
  )
  await screen.getByLabelText('Senha', { exact: true }).fill('lua cheia de abril')
  await userEvent.keyboard('{Enter}')
  expect(submitted).toEqual(['lua cheia de abril'])
})

test('a visible password is hidden when its form is submitted, so that the browser does not store its text', async () => {
  const screen = await render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="Senha" />
      <button type="submit">Entrar</button>
    </form>,
  )
  const input = screen.getByLabelText('Senha', { exact: true })
  await screen.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await screen.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
})
