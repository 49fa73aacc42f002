import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Textarea } from './textarea.tsx'

rootContract({ slot: 'field', control: 'textarea-control' }, (props) => (
  <Textarea {...props} label="Observações" showCount maxLength={280} />
))

test('counts the typed characters', async () => {
  const screen = await render(<Textarea label="Observações" showCount maxLength={280} />)
  await screen.getByLabelText('Observações').fill('Portaria')
  await expect.element(screen.getByText('8 de 280 caracteres')).toBeVisible()
})

test('counts a value that a form library set on the element', async () => {
  const write = (element: HTMLTextAreaElement | null) => {
    if (element) element.value = 'Portaria'
  }
  const screen = await render(<Textarea label="Observações" showCount maxLength={280} ref={write} />)
  await expect.element(screen.getByText('8 de 280 caracteres')).toBeVisible()
})

test('reports the new text to onValueChange, and the event to onChange', async () => {
  const changeText = vi.fn()
  const change = vi.fn()
  const screen = await render(<Textarea label="Observações" onValueChange={changeText} onChange={change} />)
  await screen.getByLabelText('Observações', { exact: true }).fill('Portaria')
  expect(changeText).toHaveBeenCalledExactlyOnceWith('Portaria')
  expect(change).toHaveBeenCalledOnce()
})

test('grows with its text', async () => {
  const screen = await render(<Textarea label="Observações" />)
  const height = () => screen.getByLabelText('Observações').element().getBoundingClientRect().height
  const before = height()
  await screen.getByLabelText('Observações').fill('linha\n'.repeat(8))
  expect(height()).toBeGreaterThan(before)
})

function Note() {
  const { register, reset } = useForm({ defaultValues: { note: 'abc' } })
  return (
    <form data-testid="form">
      <Textarea label="Observação" showCount maxLength={50} {...register('note')} />
      <button type="button" onClick={() => reset({ note: 'abcdefgh' })}>
        Carregar
      </button>
    </form>
  )
}

test('the count follows values that a form library sets on the element', async () => {
  const screen = await render(<Note />)
  await expect.element(screen.getByText('3 de 50 caracteres')).toBeVisible()
  await screen.getByRole('button', { name: 'Carregar' }).click()
  await expect.element(screen.getByText('8 de 50 caracteres')).toBeVisible()
})

test('the count follows a reset of the form', async () => {
  const screen = await render(
    <form data-testid="form">
      <Textarea label="Observação" showCount maxLength={50} defaultValue="abc" />
    </form>,
  )
  await screen.getByRole('textbox').fill('abcdefgh')
  await expect.element(screen.getByText('8 de 50 caracteres')).toBeVisible()
  ;(screen.getByTestId('form').element() as HTMLFormElement).reset()
  await expect.element(screen.getByText('3 de 50 caracteres')).toBeVisible()
})
