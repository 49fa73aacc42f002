import type { Attachment, ServiceOrder } from '@malote/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { saveFile } from '../../lib/browser/save-file.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { fetchFile } from '../orders/order/order.queries.ts'

/** Downloads a file of an order, or reports the error. */
export function useDownload({ orderNumber }: ServiceOrder) {
  const client = useQueryClient()
  return (file: Attachment) =>
    void fetchFile(client, orderNumber, file).then(
      (content) => saveFile(content, file.name),
      (error: unknown) => notifyError(error, `Não foi possível baixar ${file.name}.`),
    )
}
