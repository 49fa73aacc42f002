import { Button, Dialog, Select } from '@malote/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

test('a list opens in the step of the click', async () => {
  render(<Select label="Empresa" options={[{ value: 'a', label: 'Padaria Estrela' }]} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Empresa' }))
  expect(screen.getByRole('option', { name: 'Padaria Estrela' })).toBeTruthy()
})

test('a dialog opens in the step of the click', async () => {
  render(
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>Compartilhar</Button>
      </Dialog.Trigger>
      <Dialog.Content title="Compartilhar rastreio">Texto</Dialog.Content>
    </Dialog.Root>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Compartilhar' }))
  expect(screen.getByRole('dialog', { name: 'Compartilhar rastreio' })).toBeTruthy()
})
