import { Receipt, receiptStatuses, receipts, type ServiceOrder } from '@malote/api-client'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { saveFile } from '../../lib/browser/save-file.ts'
import { api, getQueryKey } from '../../lib/http/api.ts'
import { notifyError } from '../../lib/http/notify-error.ts'

const receiptQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: [...getQueryKey(receipts.get), orderNumber] as const,
    queryFn: async ({ signal }) => {
      const file = await api(receipts.get, { params: { orderNumber }, query: { format: 'json' } }, { signal })
      return z.parse(Receipt, JSON.parse(await file.text()))
    },
  })

/** Whether the order has a signed receipt. */
export const hasReceipt = ({ status }: ServiceOrder): boolean => receiptStatuses.includes(status)

/** @returns the signed receipt of a finished order; undefined while it loads, and when there is none. */
export function useReceipt(order: ServiceOrder): Receipt | undefined {
  return useQuery({ ...receiptQuery(order.orderNumber), enabled: hasReceipt(order) }).data
}

/** Downloads the receipt as a PDF or as the signed file, or reports the error. */
export function useReceiptDownload({ orderNumber }: ServiceOrder) {
  return useMutation({
    mutationFn: (format: 'pdf' | 'json') => api(receipts.get, { params: { orderNumber }, query: { format } }),
    onSuccess: (content, format) => saveFile(content, `Comprovante ${orderNumber}.${format}`),
    onError: (error) => notifyError(error, 'Não foi possível baixar o comprovante.'),
  })
}
