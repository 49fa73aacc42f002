import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button/button.tsx'
import * as Dialog from './index.ts'

function LoadedDialog({ load }: { load: Promise<void> }) {
  const [step, setStep] = useState(0)
  const open = () => {
    setStep(1)
    void load.then(() => setStep(2))
  }
  return (
    <>
      <Button onClick={open}>Editar</Button>
      {step > 0 && (
        <Dialog.Root key={step} open onOpenChange={() => setStep(0)}>
          <Dialog.Content title="Editar usuário">{step === 1 ? 'Carregando' : <Button>Salvar</Button>}</Dialog.Content>
        </Dialog.Root>
      )}
    </>
  )
}

test('the focus returns to the opener when the dialog has replaced the one that it opened', async () => {
  let resolve = () => {}
  const load = new Promise<void>((done) => {
    resolve = done
  })
  const screen = await render(<LoadedDialog load={load} />)
  await screen.getByRole('button', { name: 'Editar' }).click()
  await expect.element(screen.getByRole('dialog')).toHaveFocus()
  resolve()
  await expect.element(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Editar' })).toHaveFocus()
})
