import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Banner } from './banner.tsx'

rootContract({ slot: 'banner' }, (props) => (
  <Banner {...props} onDismiss={() => {}}>
    Manutenção programada hoje.
  </Banner>
))

test('announces a danger at once, other tones at the next pause', async () => {
  const screen = await render(
    <>
      <Banner tone="danger">Sem conexão.</Banner>
      <Banner tone="brand">Novidade: rotas.</Banner>
    </>,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Sem conexão.')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Novidade: rotas.')
})

test('can be dismissed only with onDismiss', async () => {
  const dismiss = vi.fn()
  const screen = await render(<Banner onDismiss={dismiss}>Manutenção programada.</Banner>)
  await screen.getByRole('button', { name: 'Dispensar aviso' }).click()
  expect(dismiss).toHaveBeenCalledOnce()
  await screen.rerender(<Banner>Manutenção programada.</Banner>)
  expect(screen.getByRole('button').elements()).toEqual([])
})

test('the close button has a visible tooltip', async () => {
  const screen = await render(<Banner onDismiss={() => {}}>Manutenção programada.</Banner>)
  await userEvent.tab()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Dispensar aviso')
})
