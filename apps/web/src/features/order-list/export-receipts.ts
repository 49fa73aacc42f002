import { receiptStatuses, receipts, type ServiceOrderSummary } from '@malote/api-client'
import { toast } from '@malote/ui'
import { saveFile } from '../../lib/browser/save-file.ts'
import { getViewerDay } from '../../lib/format/clock.ts'
import { api } from '../../lib/http/api.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { type ServiceOrdersSearch, toApiFilters } from '../orders/order-list-search.ts'

/** Order numbers that a notification names; it counts the others. */
const maximumNamed = 3

/** @returns a sentence that names the orders without a receipt; empty when all have one. */
export function describeMissing(orders: readonly Pick<ServiceOrderSummary, 'orderNumber' | 'status'>[]): string {
  const missing = orders.filter(({ status }) => !receiptStatuses.includes(status)).map(({ orderNumber }) => orderNumber)
  if (missing.length === 0) return ''
  const named = missing.slice(0, maximumNamed).join(', ')
  const others = missing.length - maximumNamed
  return `Sem comprovante: ${named}${others > 0 ? ` e mais ${others}` : ''}.`
}

/** Downloads the receipts of the selected orders as one PDF, and names those that have none yet. */
export function downloadSelectedReceipts(orders: readonly Pick<ServiceOrderSummary, 'orderNumber' | 'status'>[]): void {
  const missing = describeMissing(orders)
  save(
    { number: orders.map(({ orderNumber }) => orderNumber), tab: 'all' },
    missing || 'Veja os downloads do navegador.',
  )
}

/** Downloads the receipts of all filtered orders as one PDF, whose first page names those that have none yet. */
export function downloadFilteredReceipts(search: ServiceOrdersSearch): void {
  const where = 'A primeira página lista os comprovantes e as ordens sem comprovante.'
  save({ ...toApiFilters(search), tab: search.tab }, where)
}

function save(query: Parameters<typeof api<typeof receipts.export>>[1]['query'], description: string): void {
  const id = toast.loading('Preparando o PDF dos comprovantes…')
  api(receipts.export, { query }).then(
    (file) => {
      const day = getViewerDay()
      saveFile(file, `comprovantes-${day}.pdf`)
      toast.success('PDF dos comprovantes pronto.', { id, description })
    },
    (error: unknown) => {
      toast.dismiss(id)
      notifyError(error, 'Não foi possível reunir os comprovantes.')
    },
  )
}
