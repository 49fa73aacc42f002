import type { DataTable } from '@malote/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { readJson, writeJson } from '../../lib/storage/storage.ts'
import { storageKeys } from '../../lib/storage/storage-keys.ts'

const TablePreferences = z.object({
  hidden: z.catch(z.array(z.string()), ['scheduledFor', 'requestedBy', 'priority', 'createdAt', 'updatedAt']),
  density: z.catch(z.enum(['normal', 'compact']), 'normal'),
})
type TablePreferences = z.output<typeof TablePreferences>

/** Hidden columns and density of the table, stored in this browser and not in the URL. */
export function useTablePreferences() {
  const [preferences, setPreferences] = useState<TablePreferences>(() =>
    z.parse(z.catch(TablePreferences, z.parse(TablePreferences, {})), readJson(storageKeys.orderTable)),
  )
  const change = (part: Partial<TablePreferences>) => {
    const next = { ...preferences, ...part }
    setPreferences(next)
    writeJson(storageKeys.orderTable, next)
  }
  return {
    hidden: preferences.hidden,
    density: preferences.density,
    onHide: (hidden: string[]) => change({ hidden }),
    onDensity: (density: DataTable.Density) => change({ density }),
  }
}
