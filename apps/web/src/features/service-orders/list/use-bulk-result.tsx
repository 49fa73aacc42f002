import type { BulkResult } from '@malote/api-client'
import { toast } from '@malote/ui'
import { lazy, Suspense, useState } from 'react'
import { formatCount } from '../../../lib/format/formats.ts'
import { formatBulkResult } from '../step-texts.ts'

const BulkResultDialog = lazy(() =>
  import('./bulk-result-dialog.tsx').then((module) => ({ default: module.BulkResultDialog })),
)

/** Reports the results of a bulk action: a notification when all succeeded, otherwise a dialog with the reasons. */
export function useBulkResult() {
  const [shown, setShown] = useState<{ label: string; results: BulkResult[] }>()
  return {
    show(label: string, results: BulkResult[]) {
      const failed = results.filter(({ problem }) => problem !== null).length
      if (failed > 0) return setShown({ label, results })
      const to = results[0]?.status ?? undefined
      toast.success(formatBulkResult(formatCount(results.length), results.length === 1, to))
    },
    dialog: shown && (
      <Suspense>
        <BulkResultDialog {...shown} onClose={() => setShown(undefined)} />
      </Suspense>
    ),
  }
}
