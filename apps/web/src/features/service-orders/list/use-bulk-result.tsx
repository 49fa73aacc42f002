import type { BulkResult } from '@malote/api-client'
import { toast } from '@malote/ui'
import { lazy, Suspense, useState } from 'react'
import { formatCount } from '../../../lib/format/formats'
import { bulkResultText } from '../step-texts'

const BulkResultDialog = lazy(() =>
  import('./bulk-result-dialog').then((module) => ({ default: module.BulkResultDialog })),
)

/** The truth about a step taken by many: briefly when all went well, else with the reason of each that did not. */
export function useBulkResult() {
  const [shown, setShown] = useState<{ label: string; results: BulkResult[] }>()
  return {
    tell(label: string, results: BulkResult[]) {
      const failed = results.filter(({ problem }) => problem !== null).length
      if (failed > 0) return setShown({ label, results })
      const to = results[0]?.status ?? undefined
      toast.success(bulkResultText(formatCount(results.length), results.length === 1, to))
    },
    dialog: shown && (
      <Suspense>
        <BulkResultDialog {...shown} onClose={() => setShown(undefined)} />
      </Suspense>
    ),
  }
}
