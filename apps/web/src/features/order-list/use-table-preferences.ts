import type { DataTable } from '@malote/ui'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { readJson, writeJson } from '../../lib/storage/storage.ts'
import { storageKeys } from '../../lib/storage/storage-keys.ts'

const TablePreferences = z.object({
  hidden: z.catch(z.array(z.string()), ['scheduledFor', 'requestedBy', 'priority', 'createdAt', 'updatedAt']),
  order: z.catch(z.array(z.string()), []),
  pinned: z.catch(z.array(z.string()), []),
  density: z.catch(z.enum(['normal', 'compact']), 'normal'),
})
type TablePreferences = z.output<typeof TablePreferences>

/** Hidden, moved and pinned columns and density of the table, stored in this browser and not in the URL. */
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
    hidden: preferences.hidden,
    order: preferences.order,
    pinned: preferences.pinned,
    density: preferences.density,
    onHide: (hidden: string[]) => change({ hidden }),
    onOrder: (order: string[]) => change({ order }),
    onPin: (pinned: string[]) => change({ pinned }),
    onDensity: (density: DataTable.Density) => change({ density }),
  }
}
