import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { MessageReading } from './message-reading.tsx'

const receivedAt = '2026-11-20T12:00:00.000Z'

test('shows the values of a message, with days that count from its arrival', async () => {
  const text = 'Entregar amanhã das 9h às 12h na Rua Harmonia, 321, para Juliana'
  const screen = await render(<MessageReading text={text} receivedAt={receivedAt} />)
  const values = screen.getByRole('region', { name: 'O que lemos' })
  await expect.element(values.getByText('Rua Harmonia')).toBeVisible()
  await expect.element(values.getByText('21/11/2026, 09:00–12:00')).toBeVisible()
})

test('explains that a text has no values', async () => {
  const screen = await render(<MessageReading text="Segue em anexo." receivedAt={receivedAt} />)
  await expect.element(screen.getByText('Segue em anexo.')).toBeVisible()
  await expect.element(screen.getByText(/Não lemos endereço/)).toBeVisible()
})
