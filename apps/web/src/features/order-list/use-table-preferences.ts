import type { DataTable } from '@malote/ui'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { readJson, writeJson } from '../../lib/storage/storage.ts'
import { storageKeys } from '../../lib/storage/storage-keys.ts'

const TablePreferences = z.object({
  hidden: z.catch(z.array(z.string()), ['scheduledFor', 'requestedBy', 'priority', 'createdAt', 'updatedAt']),
  order: z.catch(z.array(z.string()), []),
  pinned: z.catch(z.array(z.string()), []),
  // In pixels. The limits exclude values with which no column could be used.
  widths: z.catch(z.record(z.string(), z.number().check(z.gte(16), z.lte(4000))), {}),
  density: z.catch(z.enum(['normal', 'compact']), 'normal'),
})
type TablePreferences = z.output<typeof TablePreferences>

/** Returns the props of the table for its columns and its density, which are stored in this browser and not in the URL. */
export function useTablePreferences() {
  const [preferences, setPreferences] = useState<TablePreferences>(() =>
    z.parse(z.catch(TablePreferences, z.parse(TablePreferences, {})), readJson(storageKeys.orderTable)),
  )
  const latest = useRef(preferences)
  const change = (part: Partial<TablePreferences>) => {
    // "Restaurar a ordem padrão" changes two parts in one event.
    const next = { ...latest.current, ...part }
    latest.current = next
    setPreferences(next)
    writeJson(storageKeys.orderTable, next)
  }
  return {
    hiddenColumns: preferences.hidden,
    onHiddenColumnsChange: (hidden) => change({ hidden }),
    columnOrder: preferences.order,
    onColumnOrderChange: (order) => change({ order }),
    pinnedColumns: preferences.pinned,
    onPinnedColumnsChange: (pinned) => change({ pinned }),
    columnWidths: preferences.widths,
    onColumnWidthsChange: (widths) => change({ widths }),
    density: preferences.density,
    onDensityChange: (density) => change({ density }),
  } satisfies Partial<DataTable.RootProps<never>>
}
