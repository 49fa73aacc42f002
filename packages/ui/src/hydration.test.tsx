import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import * as DataTable from './components/data-table/index.ts'
import { DateField } from './components/date-field/date-field.tsx'
import { LocaleProvider } from './components/locale-provider/locale-provider.tsx'
import { RelativeTime } from './components/relative-time/relative-time.tsx'
import { en } from './locales/en.ts'

/** Half past midnight in UTC on New Year's Day: another day and another year west of Greenwich. */
const instant = new Date('2026-01-01T00:30:00Z')

const page = (
  <>
    <DataTable.Root
      label="Ordens"
      columns={[{ id: 'day', header: 'Dia', value: () => instant }]}
      rows={[{}]}
      getRowId={() => 'a'}
    >
      <DataTable.Table />
    </DataTable.Root>
    <RelativeTime value={instant} />
    <DateField label="Dia" defaultValue="2026-01-01" />
  </>
)

const zones = [-12 * 60, 0, 14 * 60]
const dateToLocaleString = Date.prototype.toLocaleDateString
const { DateTimeFormat } = Intl

/** Sets the time zone of the device: what `Date` and `Intl` use when code names none. */
function setDeviceZone(offset: number) {
  const zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset) / 60}`
  const shifted = (date: Date) => new Date(date.getTime() + offset * 60_000)
  vi.spyOn(Date.prototype, 'getFullYear').mockImplementation(function (this: Date) {
    return shifted(this).getUTCFullYear()
  })
  vi.spyOn(Date.prototype, 'getMonth').mockImplementation(function (this: Date) {
    return shifted(this).getUTCMonth()
  })
  vi.spyOn(Date.prototype, 'getDate').mockImplementation(function (this: Date) {
    return shifted(this).getUTCDate()
  })
  vi.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(function (this: Date, locale, options) {
    return dateToLocaleString.call(this, locale, { timeZone: zone, ...options })
  })
  Intl.DateTimeFormat = class extends DateTimeFormat {
    constructor(locale?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      super(locale, { timeZone: zone, ...options })
    }
  } as typeof Intl.DateTimeFormat
}

function resetDeviceZone() {
  vi.restoreAllMocks()
  Intl.DateTimeFormat = DateTimeFormat
}

afterEach(resetDeviceZone)

test.each([
  ['the default settings', page],
  [
    'other settings',
    <LocaleProvider key="en" locale="en-US" messages={en} timeZone="Asia/Tokyo" currency="USD">
      {page}
    </LocaleProvider>,
  ],
])('with %s, the browser hydrates what a server in another time zone rendered', async (_name, element) => {
  const pages = zones.map((offset) => {
    setDeviceZone(offset)
    const html = renderToString(element)
    resetDeviceZone()
    return html
  })
  expect(new Set(pages).size).toBe(1)
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = pages[0] ?? ''
  setDeviceZone(14 * 60)
  const failures: unknown[] = []
  const root = hydrateRoot(host, element, { onRecoverableError: (error) => failures.push(error) })
  await expect.poll(() => host.querySelector('time')?.title).not.toBe('')
  await new Promise((resolve) => setTimeout(resolve))
  expect(failures).toEqual([])
  root.unmount()
  host.remove()
})
