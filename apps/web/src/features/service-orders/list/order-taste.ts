import type { DataTableDensity } from '@malote/ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import { readJson, writeJson } from '../../../lib/storage/storage'
import { storageKeys } from '../../../lib/storage/storage-keys'

const OrderTaste = z.object({
  hidden: z.catch(z.array(z.string()), ['scheduledFor', 'requestedBy', 'priority', 'createdAt', 'updatedAt']),
  density: z.catch(z.enum(['normal', 'compact']), 'normal'),
})
type OrderTaste = z.output<typeof OrderTaste>

/** Hidden columns and density of the table, stored in this browser and not in the URL. */
export function useOrderTaste() {
  const [taste, setTaste] = useState<OrderTaste>(() => z.parse(OrderTaste, readJson(storageKeys.orderTable) ?? {}))
  const change = (part: Partial<OrderTaste>) => {
    const next = { ...taste, ...part }
    setTaste(next)
    writeJson(storageKeys.orderTable, next)
  }
  return {
    hidden: taste.hidden,
    density: taste.density,
    onHide: (hidden: string[]) => change({ hidden }),
    onDensity: (density: DataTableDensity) => change({ density }),
  }
}
