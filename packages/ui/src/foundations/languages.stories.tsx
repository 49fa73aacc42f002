import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import * as DataTable from '../components/data-table/index.ts'
import { DateField } from '../components/date-field/date-field.tsx'
import { LocaleProvider, type LocaleProviderProps } from '../components/locale-provider/locale-provider.tsx'
import { MoneyField } from '../components/money-field/money-field.tsx'
import { NumberField } from '../components/number-field/number-field.tsx'
import { Pagination } from '../components/pagination/pagination.tsx'
import { Select } from '../components/select/select.tsx'
import { TimeField } from '../components/time-field/time-field.tsx'
import { en } from '../locales/en.ts'
import { es } from '../locales/es.ts'

interface Sample {
  order: string
  day: Date
  weight: number
}

const rows: Sample[] = [
  { order: 'OS-2026-000124', day: new Date('2026-11-20T02:30:00Z'), weight: 1234.5 },
  { order: 'OS-2026-000123', day: new Date('2026-11-18T15:00:00Z'), weight: 80 },
]

/** The components that contain words, numbers, dates or amounts. */
function Page({ lang, ...settings }: Omit<LocaleProviderProps, 'children'> & { lang: string }) {
  const { dir = 'ltr' } = settings
  useEffect(() => {
    const { documentElement: page } = document
    const before = page.lang
    Object.assign(page, { lang, dir })
    return () => {
      page.lang = before
      page.removeAttribute('dir')
    }
  }, [lang, dir])
  return (
    <LocaleProvider {...settings}>
      <div className="flex max-w-3xl flex-col gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <MoneyField label="MoneyField" defaultValue={123456} />
          <NumberField label="NumberField" defaultValue={-1234.5} decimals={1} unit="kg" />
          <DateField label="DateField" defaultValue="2026-12-25" />
          <TimeField label="TimeField" defaultValue="14:30" />
          <DateField label="DateField" optional />
          <Select label="Select" options={[{ value: 'a', label: 'São Paulo' }]} />
        </div>
        <DataTable.Root
          label="DataTable"
          selectable
          defaultSelected={['OS-2026-000124']}
          columns={[
            { id: 'order', header: 'OS', value: ({ order }) => order },
            { id: 'day', header: 'Date', value: ({ day }) => day },
            { id: 'weight', header: 'kg', numeric: true, value: ({ weight }) => weight },
          ]}
          rows={rows}
          getRowId={({ order }) => order}
        >
          <DataTable.Toolbar>
            <DataTable.ViewOptions />
          </DataTable.Toolbar>
          <DataTable.BulkActions />
          <DataTable.Table />
        </DataTable.Root>
        <Pagination page={2} totalPages={9} limit={10} total={90} getHref={(page) => `#${page}`} />
      </div>
    </LocaleProvider>
  )
}

const meta = {
  title: 'Foundations/Idiomas (languages, right-to-left)',
  component: Page,
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Portuguese: Story = { args: { lang: 'pt-BR' } }

export const English: Story = {
  args: { lang: 'en', locale: 'en-US', messages: en, currency: 'USD', timeZone: 'America/New_York' },
}

export const Spanish: Story = {
  args: { lang: 'es', locale: 'es-ES', messages: es, currency: 'EUR', timeZone: 'Europe/Madrid' },
}

/** Arabic formats; the words are English, because there is no Arabic catalog. */
export const RightToLeft: Story = {
  args: { lang: 'en', locale: 'ar-EG', messages: en, currency: 'EGP', timeZone: 'Africa/Cairo', dir: 'rtl' },
}
