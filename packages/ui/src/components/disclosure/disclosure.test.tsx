import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Disclosure } from './disclosure.tsx'

rootContract({ slot: 'disclosure' }, (props) => (
  <Disclosure {...props} summary="Como contamos">
    Ordens que ainda não terminaram.
  </Disclosure>
))

test('hides its content until it is opened by pointer or by keyboard', async () => {
  const screen = await render(<Disclosure summary="Como contamos">Ordens que ainda não terminaram.</Disclosure>)
  const folded = screen.getByText('Ordens que ainda não terminaram.')
  await expect.element(folded).not.toBeVisible()
  await screen.getByText('Como contamos').click()
  await expect.element(folded).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(folded).not.toBeVisible()
})

test('has the minimum touch height on a phone', async () => {
  const screen = await render(<Disclosure summary="Como contamos">Ordens</Disclosure>)
  const summary = screen.getByText('Como contamos').element().closest('summary')
  expect(summary?.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerWidth < 768 ? 44 : 24)
})
