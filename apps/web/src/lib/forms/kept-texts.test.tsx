import { Textarea } from '@malote/ui'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BoundTextField } from './bound-fields.ts'
import { DialogForm } from './dialog-form.tsx'
import { useKeptText, useKeptTexts } from './kept-texts.ts'

interface Values {
  receiver: string
}

beforeEach(() => localStorage.clear())

function Delivery({ order, entered = '' }: { order: string; entered?: string }) {
  const form = useForm<Values>({ defaultValues: { receiver: entered } })
  const forget = useKeptTexts(form, `malote:draft:ana:${order}`, ['receiver'])
  return (
    <DialogForm label="Entrega" form={form} submitLabel="Concluir" onSubmit={forget} onClose={() => undefined}>
      <BoundTextField<Values> name="receiver" label="Quem recebeu" />
    </DialogForm>
  )
}

test('a form that was left shows what was typed, until it is sent', async () => {
  const first = await render(<Delivery order="1" />)
  await first.getByLabelText('Quem recebeu').fill('Zelador')
  await first.unmount()
  const other = await render(<Delivery order="2" />)
  await expect.element(other.getByLabelText('Quem recebeu')).toHaveValue('')
  await other.unmount()
  const again = await render(<Delivery order="1" />)
  await expect.element(again.getByLabelText('Quem recebeu')).toHaveValue('Zelador')
  await again.getByRole('button', { name: 'Concluir' }).click()
  await expect.poll(() => localStorage.length).toBe(0)
})

test('a field with a value keeps its own', async () => {
  const first = await render(<Delivery order="1" />)
  await first.getByLabelText('Quem recebeu').fill('Zelador')
  await first.unmount()
  const rejected = await render(<Delivery order="1" entered="Ana" />)
  await expect.element(rejected.getByLabelText('Quem recebeu')).toHaveValue('Ana')
})

function Comment() {
  const [text, setText] = useKeptText('malote:draft:ana:comentario')
  return <Textarea label="Comentário" value={text} onValueChange={setText} />
}

test('a text is kept too, and an empty one is not', async () => {
  const first = await render(<Comment />)
  await first.getByLabelText('Comentário').fill('Ligar antes')
  await first.unmount()
  const again = await render(<Comment />)
  await expect.element(again.getByLabelText('Comentário')).toHaveValue('Ligar antes')
  await again.getByLabelText('Comentário').fill('')
  await expect.poll(() => localStorage.length).toBe(0)
})

function SentComment({ onSend }: { onSend: () => Promise<void> }) {
  const [text, setText, removeSent] = useKeptText('malote:draft:ana:comentario')
  return (
    <>
      <Textarea label="Comentário" value={text} onValueChange={setText} />
      <button type="button" onClick={() => void onSend().then(() => removeSent(text))}>
        Comentar
      </button>
    </>
  )
}

test.each([
  ['Ligar antes', ''],
  ['Ligar antes do almoço', 'do almoço'],
  ['Ligar depois', 'Ligar depois'],
])('of a sent text that has become “%s” stays “%s”', async (typed, left) => {
  let respond = () => {}
  const onSend = () =>
    new Promise<void>((resolve) => {
      respond = resolve
    })
  const screen = await render(<SentComment onSend={onSend} />)
  const field = screen.getByLabelText('Comentário')
  await field.fill('Ligar antes')
  await screen.getByRole('button', { name: 'Comentar' }).click()
  await field.fill(typed)
  respond()
  await expect.element(field).toHaveValue(left)
  await expect.poll(() => localStorage.length).toBe(left === '' ? 0 : 1)
})
