import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { type ConfirmOptions, confirm } from './confirm.ts'
import { ConfirmHost } from './confirm-host.tsx'

const options: ConfirmOptions = {
  title: 'Cancelar esta ordem?',
  text: 'O cancelamento será cobrado.',
  confirmLabel: 'Cancelar ordem',
  cancelLabel: 'Manter ordem',
  tone: 'danger',
}

const open = async (more: Partial<ConfirmOptions> = {}) => {
  const screen = await render(
    <>
      <button type="button">Cancelar</button>
      <ConfirmHost />
    </>,
  )
  screen.getByRole('button', { name: 'Cancelar', exact: true }).element().focus()
  const result = confirm({ ...options, ...more })
  await expect.element(screen.getByRole('alertdialog', { name: 'Cancelar esta ordem?' })).toBeVisible()
  return { screen, result }
}

test('resolves with true when the user confirms, and has no axe violations', async () => {
  const { screen, result } = await open()
  await expect.element(screen.getByRole('button', { name: 'Manter ordem' })).toHaveFocus()
  await expect.element(screen.getByText('O cancelamento será cobrado.')).toBeVisible()
  expect(await findViolations()).toEqual([])
  await screen.getByRole('button', { name: 'Cancelar ordem' }).click()
  expect(await result).toBe(true)
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Cancelar', exact: true })).toHaveFocus()
})

test('resolves with false when the user cancels, and does not run the action', async () => {
  const action = vi.fn()
  const { screen, result } = await open({ action })
  await userEvent.keyboard('{Escape}')
  expect(await result).toBe(false)
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(action).not.toHaveBeenCalled()
})

/** A promise that the test settles. */
function createPromise<Value>() {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve: (value: Value) => resolve(value) }
}

test('stays open until the action ends', async () => {
  const { promise, resolve } = createPromise<undefined>()
  const { screen, result } = await open({ action: () => promise })
  await screen.getByRole('button', { name: 'Cancelar ordem' }).click()
  await expect.element(screen.getByRole('button', { name: 'Manter ordem' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  resolve(undefined)
  expect(await result).toBe(true)
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('closes and rejects with the error of the action', async () => {
  const { screen, result } = await open({ action: () => Promise.reject(new Error('Sem conexão')) })
  const failure = result.catch((error: unknown) => error)
  await screen.getByRole('button', { name: 'Cancelar ordem' }).click()
  expect(await failure).toEqual(new Error('Sem conexão'))
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
})

test('cannot be confirmed until the options that depend on data are loaded', async () => {
  const { promise, resolve } = createPromise<Partial<ConfirmOptions>>()
  const { screen } = await open({ loading: promise })
  await expect.element(screen.getByRole('button', { name: 'Manter ordem' })).toBeDisabled()
  resolve({ text: 'O cancelamento custa R$ 12,00.' })
  await expect.element(screen.getByText('O cancelamento custa R$ 12,00.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Manter ordem' })).toBeEnabled()
})

test('can be confirmed with the first options when the others cannot be loaded', async () => {
  const { screen, result } = await open({ loading: Promise.reject(new Error('Sem conexão')) })
  await screen.getByRole('button', { name: 'Cancelar ordem' }).click()
  expect(await result).toBe(true)
})

test('a second call cancels the first', async () => {
  const { screen, result } = await open()
  const second = confirm({ title: 'Excluir o rascunho?', confirmLabel: 'Excluir rascunho' })
  expect(await result).toBe(false)
  await screen.getByRole('button', { name: 'Excluir rascunho' }).click()
  expect(await second).toBe(true)
})

test('rejects with the fix when there is no host', async () => {
  await expect(confirm(options)).rejects.toThrow('<ConfirmHost />')
})

test('is cancelled when its host is removed', async () => {
  const { screen, result } = await open()
  await screen.unmount()
  expect(await result).toBe(false)
})
