import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'

const confirm = vi.fn()

function Sample(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cancelar
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Cancelar esta ordem?"
        confirmLabel="Cancelar ordem"
        cancelLabel="Manter ordem"
        onConfirm={confirm}
        {...props}
      >
        O cancelamento será cobrado.
      </ConfirmDialog>
    </>
  )
}

const open = async (props: Partial<ConfirmDialogProps> = {}) => {
  confirm.mockClear()
  const screen = await render(<Sample {...props} />)
  await screen.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await expect.element(screen.getByRole('alertdialog', { name: 'Cancelar esta ordem?' })).toBeVisible()
  return screen
}

test('a danger focuses the cancel button first and has no axe violations', async () => {
  const screen = await open({ tone: 'danger' })
  await expect.element(screen.getByRole('button', { name: 'Manter ordem' })).toHaveFocus()
  expect(await findViolations()).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(confirm).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('button', { name: 'Cancelar', exact: true })).toHaveFocus()
})

test('another tone focuses the confirm button first', async () => {
  const screen = await open({ tone: 'primary' })
  await expect.element(screen.getByRole('button', { name: 'Cancelar ordem' })).toHaveFocus()
})

test('the confirm button calls onConfirm and the dialog stays open until the parent closes it', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: 'Cancelar ordem' }).click()
  expect(confirm).toHaveBeenCalledOnce()
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
})

test('cannot be closed while pending', async () => {
  const screen = await open({ pending: true })
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Manter ordem' })).toBeDisabled()
})

test('a click outside does not close it', async () => {
  const screen = await open()
  await userEvent.click(document.querySelector('[data-slot="dialog-overlay"]') as Element, {
    position: { x: 4, y: 4 },
  })
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
})

/** A draft whose delete button is removed together with it. */
function Draft() {
  const [open, setOpen] = useState(false)
  const [removed, setRemoved] = useState(false)
  return (
    <main tabIndex={-1}>
      {!removed && (
        <button type="button" onClick={() => setOpen(true)}>
          Excluir
        </button>
      )}
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Excluir o rascunho?"
        confirmLabel="Excluir rascunho"
        onConfirm={() => {
          setRemoved(true)
          setOpen(false)
        }}
      />
    </main>
  )
}

test('the focus moves to the nearest focusable ancestor when the opener was removed', async () => {
  const screen = await render(<Draft />)
  await screen.getByRole('button', { name: 'Excluir' }).click()
  await screen.getByRole('button', { name: 'Excluir rascunho' }).click()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

/** Drafts that are removed when the dialog closes. */
function Drafts({ names }: { names: readonly string[] }) {
  const [remaining, setRemaining] = useState(names)
  const [chosen, setChosen] = useState<string>()
  return (
    <main tabIndex={-1}>
      <ul>
        {remaining.map((name) => (
          <li key={name}>
            <button type="button">Abrir {name}</button>
            <button type="button" onClick={() => setChosen(name)}>
              Excluir {name}
            </button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={chosen !== undefined}
        onOpenChange={() => setChosen(undefined)}
        title="Excluir o rascunho?"
        confirmLabel="Excluir rascunho"
        onConfirm={() => {
          setRemaining(remaining.filter((name) => name !== chosen))
          setChosen(undefined)
        }}
      />
    </main>
  )
}

test.each([
  ['the next item', ['A', 'B', 'C'], 'B', 'Excluir C'],
  ['the previous item after the last one', ['A', 'B'], 'B', 'Excluir A'],
])('the focus moves to the same button of %s when the opener is removed', async (_, names, removed, next) => {
  const screen = await render(<Drafts names={names} />)
  screen
    .getByRole('button', { name: `Excluir ${removed}` })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Excluir rascunho' }).click()
  await expect.element(screen.getByRole('button', { name: `Excluir ${removed}` })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: next })).toHaveFocus()
})

test('the focus moves to the main part of the page when the only item is removed', async () => {
  const screen = await render(<Drafts names={['A']} />)
  await screen.getByRole('button', { name: 'Excluir A' }).click()
  await screen.getByRole('button', { name: 'Excluir rascunho' }).click()
  await expect.element(screen.getByRole('button', { name: 'Excluir A' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})
