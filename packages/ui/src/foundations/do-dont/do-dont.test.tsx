import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { Do, DoDont, Dont } from './do-dont.tsx'

const Named = () => <button type="button">Criar ordem</button>
const Nameless = () => <button type="button" style={{ color: 'silver' }} />

const pair = (
  <DoDont>
    <Do of={Named}>A button with a name</Do>
    <Dont of={Nameless}>A button without a name</Dont>
  </DoDont>
)

test('a picture has its caption as name, and the side in words', async () => {
  const screen = await render(pair)
  await expect.element(screen.getByRole('figure', { name: 'Do A button with a name', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('figure', { name: "Don't A button without a name" })).toBeVisible()
})

test('a picture is visible, but screen readers and the keyboard do not reach it', async () => {
  await render(pair)
  await expect.element(page.getByText('Criar ordem')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('a picture may show a violation', async () => {
  await render(pair)
  expect(await findViolations()).toEqual([])
})
