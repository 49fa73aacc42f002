import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Alert } from './alert.tsx'

rootContract({ slot: 'alert' }, (props) => (
  <Alert {...props} title="Sem conexão">
    O que aparece pode estar desatualizado.
  </Alert>
))

test('announces a danger at once, other tones at the next pause', async () => {
  const screen = await render(
    <>
      <Alert tone="danger">Não foi possível salvar.</Alert>
      <Alert tone="info">Rascunho salvo.</Alert>
    </>,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Não foi possível salvar.')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Rascunho salvo.')
})

test('has the color of text inside of a part with another one', async () => {
  const screen = await render(
    <div className="text-subtle">
      <Alert title="Sem conexão" />
      <p className="text-text">Texto</p>
    </div>,
  )
  const color = (text: string) => getComputedStyle(screen.getByText(text).element()).color
  expect(color('Sem conexão')).toBe(color('Texto'))
})
