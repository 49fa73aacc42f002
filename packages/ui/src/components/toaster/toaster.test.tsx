import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import * as Dialog from '../dialog/index.ts'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

const ids: string[] = []
const remember = (id: string) => ids.push(id)

afterEach(() => {
  for (const id of ids.splice(0)) toast.dismiss(id)
})

test('toasts queued before the toaster is mounted are shown when it is', async () => {
  remember(toast.success('Ordem criada.'))
  const screen = await render(<Toaster />)
  await expect.element(screen.getByText('Ordem criada.')).toBeVisible()
})

test('toasts dismissed while no toaster is mounted are not shown by the next one', async () => {
  const first = await render(<Toaster />)
  remember(toast.success('Ordem criada.', { duration: 60_000 }))
  await expect.element(first.getByText('Ordem criada.')).toBeVisible()
  await first.unmount()
  toast.dismiss()
  const second = await render(<Toaster />)
  remember(toast.info('Ordem alterada.'))
  await expect.element(second.getByText('Ordem alterada.')).toBeVisible()
  await expect.element(second.getByText('Ordem criada.')).not.toBeInTheDocument()
})

test('the region and its buttons have Portuguese names, and axe finds no violations', async () => {
  const screen = await render(<Toaster />)
  remember(toast.error('Não foi possível salvar.', { description: 'Verifique a conexão e tente de novo.' }))
  await expect.element(screen.getByText('Verifique a conexão e tente de novo.')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Notificações (Alt+T)' })).toBeInTheDocument()
  expect(await findViolations()).toEqual([])
  await screen.getByRole('button', { name: 'Fechar' }).click()
  await expect.element(screen.getByText('Não foi possível salvar.')).not.toBeInTheDocument()
})

test('the same id replaces the toast', async () => {
  const screen = await render(<Toaster />)
  remember(toast.info('Importando 10 ordens…', { id: 'importação' }))
  await expect.element(screen.getByText('Importando 10 ordens…')).toBeVisible()
  toast.success('10 ordens importadas.', { id: 'importação' })
  await expect.element(screen.getByText('10 ordens importadas.')).toBeVisible()
  await expect.element(screen.getByText('Importando 10 ordens…')).not.toBeInTheDocument()
})

test('the same id shows another toast while the one before it leaves', async () => {
  const screen = await render(<Toaster />)
  const undo = () => toast.info('Sequência desfeita.', { id: 'sequência', duration: Number.POSITIVE_INFINITY })
  remember(toast.success('Sequência guardada.', { id: 'sequência', action: { label: 'Desfazer', onClick: undo } }))
  await screen.getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(screen.getByText('Sequência guardada.')).not.toBeInTheDocument()
  await expect.poll(() => document.querySelector('[data-removed="true"]')).toBeNull()
  await expect.element(screen.getByText('Sequência desfeita.')).toBeVisible()
})

test('follows a promise with one toast, which stays while it is pending', async () => {
  const screen = await render(<Toaster />)
  let finish = (_count: number) => {}
  const work = new Promise<number>((resolve) => {
    finish = resolve
  })
  const texts = { loading: 'Importando…', success: (count: number) => `${count} ordens importadas.`, error: 'Falhou.' }
  remember(toast.promise(work, texts, { duration: 400 }))
  await expect.element(screen.getByText('Importando…')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Fechar' }).elements()).toHaveLength(0)
  await new Promise((resolve) => setTimeout(resolve, 1200))
  await expect.element(screen.getByText('Importando…')).toBeVisible()
  expect(await findViolations()).toEqual([])
  // Away from the toast, whose time does not pass while it is hovered.
  await page.elementLocator(document.body).hover({ position: { x: 1, y: 1 } })
  finish(10)
  await expect.element(screen.getByText('10 ordens importadas.')).toBeVisible()
  await expect.element(screen.getByText('Importando…')).not.toBeInTheDocument()
  await expect.element(screen.getByText('10 ordens importadas.')).not.toBeInTheDocument()
})

test('shows the error of a rejected promise', async () => {
  const screen = await render(<Toaster />)
  const texts = { loading: 'Salvando…', success: 'Salvo.', error: (error: unknown) => (error as Error).message }
  remember(toast.promise(Promise.reject(new Error('Sem conexão.')), texts))
  await expect.element(screen.getByText('Sem conexão.')).toBeVisible()
})

test('its action can be pressed', async () => {
  const undo = vi.fn()
  const screen = await render(<Toaster />)
  remember(toast.info('Ordem cancelada.', { action: { label: 'Desfazer', onClick: undo } }))
  await screen.getByRole('button', { name: 'Desfazer' }).click()
  expect(undo).toHaveBeenCalledOnce()
})

test('its action is aligned with its text', async () => {
  const screen = await render(<Toaster />)
  remember(toast.info('Ordem cancelada.', { action: { label: 'Desfazer', onClick: () => {} } }))
  await expect.element(screen.getByText('Ordem cancelada.')).toBeVisible()
  const getMiddle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2
  }
  const text = getMiddle(screen.getByText('Ordem cancelada.').element())
  const action = getMiddle(screen.getByRole('button', { name: 'Desfazer' }).element())
  expect(Math.abs(action - text)).toBeLessThanOrEqual(1)
})

test('Tab moves into it and past it, and closing by keyboard restores the focus', async () => {
  const screen = await render(
    <>
      <button type="button">Antes</button>
      <Toaster />
      <button type="button">Depois</button>
    </>,
  )
  remember(toast.info('Ordem cancelada.'))
  const close = screen.getByRole('button', { name: 'Fechar' })
  await expect.element(close).toBeVisible()
  screen.getByRole('button', { name: 'Antes' }).element().focus()
  await userEvent.tab()
  await expect.element(screen.getByRole('listitem')).toHaveFocus()
  await userEvent.tab()
  await expect.element(close).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Depois' })).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Depois' })).toHaveFocus()
})

test('is 440 px wide, at the bottom right', async () => {
  const screen = await render(<Toaster />)
  remember(toast.info('Ordem cancelada.'))
  await expect.element(screen.getByText('Ordem cancelada.')).toBeVisible()
  const { width, right } = screen.getByRole('listitem').element().getBoundingClientRect()
  expect(width).toBe(440)
  expect(right).toBe(window.innerWidth - 16)
})

test('a sixth toast hides the first', async () => {
  const screen = await render(<Toaster />)
  for (let count = 1; count <= 6; count++) remember(toast.info(`Aviso ${count}`))
  await expect.element(screen.getByText('Aviso 6')).toBeVisible()
  await expect
    .poll(() =>
      screen
        .getByRole('listitem')
        .elements()
        .filter((item) => item.getAttribute('data-visible') === 'true'),
    )
    .toHaveLength(5)
})

test('on a phone it shows one toast, below the header, and clicks go through it', async () => {
  await page.viewport(375, 700)
  const press = vi.fn()
  const screen = await render(
    <>
      <button type="button" onClick={press} style={{ position: 'fixed', top: 64, left: 20, width: 200, height: 60 }}>
        Criar ordem
      </button>
      <Toaster />
    </>,
  )
  remember(toast.info('Ordem criada.'))
  await expect.element(screen.getByText('Ordem criada.')).toBeVisible()
  remember(toast.info('Ordem aceita.'))
  await expect.element(screen.getByText('Ordem aceita.')).toBeVisible()
  const shown = () => document.querySelectorAll('[data-sonner-toast][data-visible="true"]')
  await expect.poll(() => shown().length).toBe(1)
  await expect.poll(() => shown()[0]?.getBoundingClientRect().top).toBe(68)
  await screen.getByRole('button', { name: 'Criar ordem' }).click()
  expect(press).toHaveBeenCalledOnce()
})

test('on a wide screen it shows at most five, at the bottom right', async () => {
  const screen = await render(<Toaster />)
  for (const number of [1, 2, 3, 4, 5, 6]) remember(toast.info(`Aviso ${number}`))
  await expect.element(screen.getByText('Aviso 6')).toBeVisible()
  const shown = () => [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')]
  await expect.poll(() => shown().length).toBe(5)
  await expect.poll(() => Math.max(...shown().map((one) => one.getBoundingClientRect().bottom))).toBe(innerHeight - 16)
})

/** A list whose items can be removed, and restored by the notification. */
function Stops() {
  const [stops, setStops] = useState(['A', 'B', 'C'])
  const remove = (name: string) => {
    setStops(stops.filter((stop) => stop !== name))
    remember(toast.info('Parada removida.', { action: { label: 'Desfazer', onClick: () => setStops(stops) } }))
  }
  return (
    <ul>
      {stops.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => remove(name)}>
            Remover {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

test('after an undo by keyboard the focus is in the list of the restored item', async () => {
  const screen = await render(
    <>
      <Stops />
      <Toaster />
    </>,
  )
  remember(toast.info('Ordem aberta.'))
  await expect.element(screen.getByText('Ordem aberta.')).toBeVisible()
  screen.getByRole('button', { name: 'Remover B' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const undo = screen.getByRole('button', { name: 'Desfazer' })
  await expect.element(undo).toBeVisible()
  undo.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Remover B' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remover C' })).toHaveFocus()
})

test('stays while it has the focus', async () => {
  const screen = await render(<Toaster />)
  remember(toast.info('Ordem cancelada.', { duration: 400, action: { label: 'Desfazer', onClick: () => {} } }))
  const undo = screen.getByRole('button', { name: 'Desfazer' })
  await expect.element(undo).toBeVisible()
  undo.element().focus()
  await new Promise((resolve) => setTimeout(resolve, 1200))
  await expect.element(undo).toHaveFocus()
  undo.element().blur()
  await expect.element(undo).not.toBeInTheDocument()
})

test('its action can be reached by keyboard over a dialog', async () => {
  const undo = vi.fn()
  const screen = await render(
    <>
      <Dialog.Root defaultOpen>
        <Dialog.Content title="Editar">
          <input aria-label="Nome" />
        </Dialog.Content>
      </Dialog.Root>
      <Toaster />
    </>,
  )
  await expect.element(screen.getByLabelText('Nome')).toHaveFocus()
  remember(toast.info('Ordem cancelada.', { action: { label: 'Desfazer', onClick: undo } }))
  await expect.element(screen.getByText('Ordem cancelada.')).toBeVisible()
  await userEvent.keyboard('{Alt>}{t}{/Alt}')
  for (let count = 0; count < 4 && document.activeElement?.textContent !== 'Desfazer'; count++) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(screen.getByLabelText('Nome')).toHaveFocus()
})

test('a text of a promise that throws ends its loading toast, and is reported', async () => {
  const reported = vi.fn((event: PromiseRejectionEvent) => event.preventDefault())
  addEventListener('unhandledrejection', reported)
  const screen = await render(<Toaster />)
  const success = () => {
    throw new Error('Texto')
  }
  remember(toast.promise(Promise.resolve(), { loading: 'Importando…', success, error: 'Não foi possível.' }))
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce())
  await expect.element(screen.getByText('Importando…')).not.toBeInTheDocument()
  removeEventListener('unhandledrejection', reported)
})
