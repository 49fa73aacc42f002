import type { Import, ImportRow } from '@malote/api-client'
import { Toaster } from '@malote/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { type CellError, CorrectionDraftsProvider, useCorrectionDrafts, useDrafts } from './corrections.ts'
import { fillDown, ShownErrorsProvider, sortErrors, usePasteCorrections } from './paste-corrections.ts'
import { RowErrors } from './row-errors.tsx'

const toError = (row: number, column: number, equal = 1): CellError => ({
  id: `${row}/${column}`,
  row,
  column: 'CEP',
  message: 'O CEP tem 8 números.',
  name: `Pessoa ${row}`,
  cell: { key: `a/${row}/${column}`, column, title: 'CEP', text: 'x' },
  equal,
})
const errors = [toError(2, 0), toError(2, 1), toError(10, 0, 2), toError(11, 0, 2)]

function Field({ error }: { error: CellError }) {
  const { drafts, change } = useDrafts()
  const key = error.cell?.key ?? ''
  const paste = usePasteCorrections(key)
  return (
    <input
      aria-label={error.id}
      value={drafts[key]?.value ?? 'x'}
      onPaste={paste}
      onChange={({ target: { value } }) => change(key, { value, withEqual: false })}
    />
  )
}

function Table() {
  return (
    <CorrectionDraftsProvider value={useCorrectionDrafts('paste-corrections')}>
      <ShownErrorsProvider value={errors}>
        {errors.map((error) => (
          <Field key={error.id} error={error} />
        ))}
      </ShownErrorsProvider>
      <Toaster />
    </CorrectionDraftsProvider>
  )
}

async function pasteInto(label: string, html: string, text: string) {
  localStorage.clear()
  const screen = await render(<Table />)
  const element = screen.getByLabelText(label, { exact: true }).element() as HTMLInputElement
  element.select()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', text)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  return { screen, expectField: (name: string) => expect.element(screen.getByLabelText(name, { exact: true })) }
}

const column = (...cells: string[]) => `<table>${cells.map((cell) => `<tr><td>${cell}</td></tr>`).join('')}</table>`

test('a pasted column corrects the wrong cells of its column from the field on, and can be undone', async () => {
  const { screen, expectField } = await pasteInto('2/0', column('01310-100', '05013-001', '04538-132', '1'), '')
  await expectField('2/0').toHaveValue('01310-100')
  await expectField('2/1').toHaveValue('x')
  await expectField('10/0').toHaveValue('05013-001')
  await expectField('11/0').toHaveValue('04538-132')
  await expect.element(screen.getByText('Sobrou 1 valor: não há mais células com erro nesta coluna.')).toBeVisible()
  await screen.getByRole('button', { name: 'Desfazer' }).click()
  await expectField('10/0').toHaveValue('x')
})

test('a pasted cell with two lines is one line of its field', async () => {
  const { expectField } = await pasteInto('10/0', '', '"Rua A, 1\nCentro"')
  await expectField('10/0').toHaveValue('Rua A, 1, Centro')
  await expectField('11/0').toHaveValue('x')
})

test('two columns change nothing', async () => {
  const { screen, expectField } = await pasteInto('2/0', '', 'a\tb\nc\td')
  await expect.element(screen.getByText('Cole uma coluna de cada vez.')).toBeVisible()
  await expectField('2/0').toHaveValue('x')
})

test('an empty value corrects nothing, and equal cells have their own values', () => {
  expect(fillDown(errors, 'a/2/0', ['', 'b', 'c'])).toEqual({
    'a/10/0': { value: 'b', withEqual: false },
    'a/11/0': { value: 'c', withEqual: false },
  })
})

test('sorts rows by their numbers', () => {
  expect(sortErrors(errors, { id: 'row', desc: true }).map(({ row }) => row)).toEqual([11, 10, 2, 2])
})

const current = {
  id: 'a',
  kind: 'orders',
  columns: [{ title: 'CEP', field: 'dropoffs/0/address/postalCode' }],
} as unknown as Import
const rows = [2, 3].map(
  (row) => ({ row, errors: [{ column: 'Entrega: CEP', message: 'Errado' }], cells: ['1'] }) as unknown as ImportRow,
)

function Errors() {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <CorrectionDraftsProvider value={useCorrectionDrafts('paste-corrections')}>
        <RowErrors current={current} rows={rows} summary="2 linhas" load={() => Promise.reject(new Error())} />
      </CorrectionDraftsProvider>
    </QueryClientProvider>
  )
}

test('a column is pasted into the table of errors in its shown order', async () => {
  localStorage.clear()
  const screen = await render(<Errors />)
  await screen.getByRole('button', { name: 'Na planilha' }).click()
  await screen.getByRole('button', { name: 'Na planilha' }).click()
  const field = screen.getByLabelText('CEP, linha 3')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', column('01310-100', '05013-001'))
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(field).toHaveValue('01310-100')
  await expect.element(screen.getByLabelText('CEP, linha 2')).toHaveValue('05013-001')
})
