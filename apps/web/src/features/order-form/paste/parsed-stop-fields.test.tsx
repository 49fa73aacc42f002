import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { emptyOrder } from '../form/order-values.ts'
import { parseMessage } from './parse-message.ts'
import { ParsedItems, ParsedStopFields, UnusedWords } from './parsed-stop-fields.tsx'
import { getProposals, isSelectedByDefault, type Target } from './proposals.ts'

const text = 'Rua Tupi, 10, ops, 12 com kiko. 30 guizos\n10 guizos azuis. Mandem a moto grande'
const message = parseMessage(text, Date.parse('2026-11-18T13:20:00Z'), 'America/Sao_Paulo')
const [stop] = message.stops
if (!stop) throw new Error('The message has no stop.')
const proposals = getProposals(stop, emptyOrder('').pickup, undefined)

const renderFields = (target: Target, onAgree = vi.fn()) =>
  render(
    <ParsedStopFields
      text={text}
      name=""
      target={target}
      proposals={proposals}
      dropoffs={1}
      mayAdd
      isSelected={isSelectedByDefault}
      onAgree={onAgree}
      onTarget={vi.fn()}
    />,
  )

test('an uncertain value is not checked, and has the words it comes from', async () => {
  const onAgree = vi.fn()
  const screen = await renderFields('0', onAgree)
  const number = screen.getByRole('checkbox', { name: 'Número: 10' })
  await expect.element(number).not.toBeChecked()
  await expect.element(number).toHaveAccessibleDescription('Confira: lido de “Rua Tupi, 10”.')
  await expect.element(screen.getByRole('checkbox', { name: 'Logradouro: Rua Tupi' })).toBeChecked()
  await number.click()
  expect(onAgree).toHaveBeenCalledWith(expect.objectContaining({ id: 'number' }), true)
})

test('a stop that does not fit in the order has no values to check', async () => {
  const screen = await renderFields('none')
  await expect.element(screen.getByText('Esta parada da mensagem não entra na ordem.')).toBeVisible()
  expect(screen.getByRole('checkbox').query()).toBeNull()
})

test('an uncertain item has its words, and unused words are listed', async () => {
  const screen = await render(
    <>
      <ParsedItems
        text={text}
        items={message.items}
        isSelected={(index) => message.items[index]?.certain ?? false}
        onAgree={vi.fn()}
      />
      <UnusedWords text={text} spans={message.unused} />
    </>,
  )
  const item = screen.getByRole('checkbox', { name: /^10 × Guizos azuis/ })
  await expect.element(item).not.toBeChecked()
  await expect.element(item).toHaveAccessibleDescription(/Confira: lido de “10 guizos azuis/)
  const unused = screen.getByRole('region', { name: 'Não usado' })
  await expect.element(unused).toBeVisible()
  expect(unused.element().textContent).toContain('“Mandem a moto grande”')
})
