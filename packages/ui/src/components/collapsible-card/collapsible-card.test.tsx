import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { CollapsibleCard } from './collapsible-card.tsx'

rootContract({ slot: 'collapsible-card' }, (props) => (
  <CollapsibleCard {...props} title="Entrega" summary="Rua das Acácias, 120">
    Endereço
  </CollapsibleCard>
))

test('is closed and opened by pointer and by keyboard, and shows its summary only while closed', async () => {
  const screen = await render(
    <CollapsibleCard title="Entrega" summary="Rua das Acácias, 120">
      Endereço
    </CollapsibleCard>,
  )
  const toggle = screen.getByRole('button', { name: 'Entrega' })
  await expect.element(screen.getByText('Endereço')).toBeVisible()
  await expect.element(screen.getByText('Rua das Acácias, 120')).not.toBeInTheDocument()
  await toggle.click()
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByText('Endereço')).not.toBeVisible()
  await expect.element(screen.getByText('Rua das Acácias, 120')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Endereço')).toBeVisible()
})

test('keeps the values of its fields in the form while it is closed', async () => {
  const screen = await render(
    <form>
      <CollapsibleCard title="Entrega" summary="Rua das Acácias, 120">
        <TextField label="Contato" name="contact" />
      </CollapsibleCard>
    </form>,
  )
  await screen.getByLabelText('Contato').fill('Padaria da Serra')
  await screen.getByRole('button', { name: 'Entrega' }).click()
  expect(new FormData(document.forms[0]).get('contact')).toBe('Padaria da Serra')
  await screen.getByRole('button', { name: 'Entrega' }).click()
  await expect.element(screen.getByLabelText('Contato')).toHaveValue('Padaria da Serra')
})

function Controlled() {
  const [open, setOpen] = useState(false)
  const [requests, setRequests] = useState<string[]>([])
  return (
    <>
      <CollapsibleCard
        title="Entrega"
        summary="Rua das Acácias, 120"
        open={open}
        onOpenChange={(next) => setRequests([...requests, String(next)])}
      >
        Endereço
      </CollapsibleCard>
      <output>{requests.join(' ')}</output>
      <button type="button" onClick={() => setOpen(true)}>
        Mostrar
      </button>
    </>
  )
}

test('reports to a parent that controls it, and changes only with its prop', async () => {
  const screen = await render(<Controlled />)
  await screen.getByRole('button', { name: 'Entrega' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('true')
  await expect.element(screen.getByText('Endereço')).not.toBeVisible()
  await screen.getByRole('button', { name: 'Mostrar' }).click()
  await expect.element(screen.getByText('Endereço')).toBeVisible()
})
