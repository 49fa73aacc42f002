import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { TextField } from './text-field.tsx'

rootContract({ slot: 'field', control: 'text-input' }, (props) => (
  <TextField {...props} label="E-mail" help="Enviamos o convite para cá." />
))

test('works uncontrolled with the props of a form library', async () => {
  const change = vi.fn()
  const blur = vi.fn()
  const element: { current: HTMLInputElement | null } = { current: null }
  const screen = await render(<TextField label="E-mail" name="email" ref={element} onChange={change} onBlur={blur} />)
  if (element.current) element.current.value = 'escrito pela biblioteca'
  await screen.getByLabelText('E-mail').fill('ana@padaria.example')
  element.current?.blur()
  expect(element.current?.value).toBe('ana@padaria.example')
  expect(element.current?.name).toBe('email')
  expect(change).toHaveBeenCalled()
  expect(blur).toHaveBeenCalledOnce()
})

test('reports the new text to onValueChange, and the event to onChange', async () => {
  const changeText = vi.fn()
  const change = vi.fn()
  const screen = await render(<TextField label="Nome" onValueChange={changeText} onChange={change} />)
  await screen.getByLabelText('Nome').fill('Ana')
  expect(changeText).toHaveBeenCalledExactlyOnceWith('Ana')
  expect(change).toHaveBeenCalledOnce()
})

test('is described by its error', async () => {
  const screen = await render(<TextField label="E-mail" error="Este e-mail já tem cadastro." />)
  await expect.element(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Este e-mail já tem cadastro.')
})

test('shows the focus ring, also after a click', async () => {
  const screen = await render(<TextField label="E-mail" />)
  await screen.getByLabelText('E-mail').click()
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(screen.getByLabelText('E-mail').element())
  expect([outlineStyle, outlineWidth, outlineOffset]).toEqual(['solid', '2px', '2px'])
})
