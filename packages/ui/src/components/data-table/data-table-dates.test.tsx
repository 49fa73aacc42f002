import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import * as DataTable from './index.ts'

/** This is the previous day in São Paulo, and the next day in Tokyo. */
const rows = [{ id: 'a', at: new Date('2026-11-22T02:30:00Z') }]

test.each([
  [undefined, '21/11/2026'],
  ['Asia/Tokyo', '22/11/2026'],
])('shows a date in the time zone %s, independent of the device', async (timeZone, text) => {
  const screen = await render(
    <DataTable.Root
      label="Ordens"
      rows={rows}
      getRowId={({ id }) => id}
      columns={[
        { id: 'id', header: 'Ordem', value: ({ id }) => id },
        { id: 'at', header: 'Criada', value: ({ at }) => at },
      ]}
      timeZone={timeZone}
    >
      <DataTable.Table />
    </DataTable.Root>,
  )
  await expect.element(screen.getByRole('cell', { name: text })).toBeVisible()
})
