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
