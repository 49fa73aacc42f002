import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { en } from '../../locales/en.ts'
import { es } from '../../locales/es.ts'
import { BarChart } from '../bar-chart/bar-chart.tsx'
import * as DataTable from '../data-table/index.ts'
import { DateField } from '../date-field/date-field.tsx'
import { Loader } from '../loader/loader.tsx'
import { MoneyField } from '../money-field/money-field.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { RelativeTime } from '../relative-time/relative-time.tsx'
import { SkipLink } from '../skip-link/skip-link.tsx'
import { TimeField } from '../time-field/time-field.tsx'
import { LocaleProvider } from './locale-provider.tsx'

test('replaces the given texts and keeps the others', async () => {
  const screen = await render(
    <LocaleProvider messages={{ loading: 'Um instante…' }}>
      <Loader />
      <SkipLink href="#conteudo" />
    </LocaleProvider>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Um instante…')
  await expect.element(screen.getByRole('link')).toHaveTextContent('Pular para o conteúdo')
})

test('an inner provider extends an outer one', async () => {
  const screen = await render(
    <LocaleProvider messages={{ loading: 'Um instante…' }} currency="USD">
      <LocaleProvider messages={{ skipToContent: 'Ir ao conteúdo' }}>
        <Loader />
        <SkipLink href="#conteudo" />
        <MoneyField label="Valor" defaultValue={1} />
      </LocaleProvider>
    </LocaleProvider>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Um instante…')
  await expect.element(screen.getByRole('link')).toHaveTextContent('Ir ao conteúdo')
  await expect.element(screen.getByText('US$')).toBeVisible()
})

const day = new Date('2026-11-20T02:30:00Z')

const page = (
  <>
    <Pagination page={2} totalPages={12} limit={1000} total={12_000} onPageChange={() => {}} />
    <NumberField label="Weight" defaultValue={1234.5} decimals={1} />
    <MoneyField label="Amount" defaultValue={123456} />
    <DateField label="Day" defaultValue="2026-12-25" />
    <DateField label="Empty day" />
    <TimeField label="Time" defaultValue="14:30" />
    <RelativeTime value={day} data-testid="time" />
    <DataTable.Root
      label="Orders"
      columns={[
        { id: 'day', header: 'Day', value: () => day },
        { id: 'count', header: 'Count', value: () => 1234.5 },
      ]}
      rows={[{}]}
      getRowId={() => 'a'}
    >
      <DataTable.Table />
    </DataTable.Root>
  </>
)

test.each([
  {
    name: 'English',
    settings: { locale: 'en-US', messages: en, currency: 'USD', timeZone: 'America/New_York' },
    range: '1,001–2,000 of 12,000',
    fields: ['1,234.5', '1,234.56', '12/25/2026', '', '02:30 PM'],
    placeholder: 'mm/dd/yyyy',
    symbol: '$',
    time: /^Thursday, November 19, 2026 at 9:30\sPM$/,
    cells: ['11/19/2026', '1,234.5'],
  },
  {
    name: 'Spanish',
    settings: { locale: 'es-ES', messages: es, currency: 'EUR', timeZone: 'Europe/Madrid' },
    range: '1001–2000 de 12.000',
    fields: ['1234,5', '1234,56', '25/12/2026', '', '14:30'],
    placeholder: 'dd/mm/aaaa',
    symbol: '€',
    time: /^viernes, 20 de noviembre de 2026, 3:30$/,
    cells: ['20/11/2026', '1234,5'],
  },
  {
    name: 'Brazilian Portuguese, the default',
    settings: {},
    range: '1.001–2.000 de 12.000',
    fields: ['1.234,5', '1.234,56', '25/12/2026', '', '14:30'],
    placeholder: 'dd/mm/aaaa',
    symbol: 'R$',
    time: /^quinta-feira, 19 de novembro de 2026 às 23:30$/,
    cells: ['19/11/2026', '1.234,5'],
  },
])('$name changes words, numbers, dates and currency', async (expected) => {
  const screen = await render(<LocaleProvider {...expected.settings}>{page}</LocaleProvider>)
  await expect.element(screen.getByText(expected.range)).toBeVisible()
  const fields = [...screen.container.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
  expect(fields.map(({ value }) => value.replace(/\s/g, ' '))).toEqual(expected.fields)
  expect(fields[3]?.placeholder).toBe(expected.placeholder)
  await expect.element(screen.getByText(expected.symbol, { exact: true })).toBeVisible()
  expect(screen.getByTestId('time').element().getAttribute('title')).toMatch(expected.time)
  const cells = [...screen.container.querySelectorAll('tbody [role=rowheader], tbody [role=cell]')]
  expect(cells.map(({ textContent }) => textContent)).toEqual(expected.cells)
})

test('fields are parsed in the format of the language', async () => {
  const onValueChange = vi.fn()
  const screen = await render(
    <LocaleProvider locale="en-US" messages={en} currency="USD">
      <NumberField label="Weight" decimals={2} onValueChange={onValueChange} />
      <MoneyField label="Amount" onValueChange={onValueChange} />
      <DateField label="Day" onValueChange={onValueChange} />
      <TimeField label="Time" onValueChange={onValueChange} />
    </LocaleProvider>,
  )
  for (const [label, text, value] of [
    ['Weight', '1,234.5', 1234.5],
    ['Amount', '$1,234.50', 123450],
    ['Day', '12/25/2026', '2026-12-25'],
    ['Time', '2:30 pm', '14:30'],
  ] as const) {
    await screen.getByLabelText(label, { exact: true }).fill(text)
    expect(onValueChange).toHaveBeenLastCalledWith(value)
  }
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Amount')).toHaveAccessibleDescription('in US dollars')
})

test('an amount has the decimals and the side of the symbol of its currency', async () => {
  const screen = await render(
    <LocaleProvider locale="es-ES" currency="EUR">
      <MoneyField label="Importe" defaultValue={250} />
      <LocaleProvider currency="JPY">
        <MoneyField label="Yenes" defaultValue={250} />
      </LocaleProvider>
    </LocaleProvider>,
  )
  await expect.element(screen.getByLabelText('Importe')).toHaveValue('2,50')
  await expect.element(screen.getByLabelText('Yenes')).toHaveValue('250')
  const euro = screen.getByText('€').element().getBoundingClientRect()
  const { left, width } = screen.getByLabelText('Importe').element().getBoundingClientRect()
  expect(euro.left).toBeGreaterThan(left + width / 2)
})

test('the calendar has the words and the first weekday of the language', async () => {
  const screen = await render(
    <LocaleProvider locale="es-ES" messages={es}>
      <DateField label="Día" defaultValue="2026-12-25" />
    </LocaleProvider>,
  )
  await screen.getByRole('button', { name: 'Abrir el calendario' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Calendario' })).toBeVisible()
  await expect.element(screen.getByRole('grid', { name: 'Diciembre de 2026' })).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'viernes, 25 de diciembre de 2026, seleccionado' }))
    .toBeVisible()
  expect(document.querySelector('[data-slot=calendar] thead')?.textContent).toMatch(/^lun/)
})

test('charts and progress are formatted in the language', async () => {
  const screen = await render(
    <LocaleProvider locale="en-US" messages={en}>
      <BarChart label="Orders" data={[{ label: 'May', value: 20_500.5 }]} />
      <ProgressBar label="Import" value={40} />
    </LocaleProvider>,
  )
  await expect.element(screen.getByText('40%')).toBeVisible()
  await screen.getByRole('button', { name: 'Show as table' }).click()
  await expect.element(screen.getByRole('cell', { name: '20,500.5' })).toBeVisible()
})

test('accepts a language tag with an underscore, as other systems write it', async () => {
  const screen = await render(
    <LocaleProvider locale="en_US">
      <DateField label="Day" defaultValue="2026-11-27" />
    </LocaleProvider>,
  )
  await expect.element(screen.getByLabelText('Day')).toHaveValue('11/27/2026')
})
