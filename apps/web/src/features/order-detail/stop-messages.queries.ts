import { type RecipientMessage, recipientMessages, type ServiceOrder } from '@malote/api-client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, getQueryKey, refetchWhile } from '../../lib/http/api.ts'
import { useIdempotentMutation } from '../../lib/http/mutations.ts'

/** The messages to the recipients of an order, refetched after each change of the order and while some of them wait. */
export function messagesQuery({ orderNumber, version }: Pick<ServiceOrder, 'orderNumber' | 'version'>) {
  return queryOptions({
    queryKey: [...getQueryKey(recipientMessages.list), orderNumber, version] as const,
    queryFn: ({ signal }) => api(recipientMessages.list, { params: { orderNumber } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchWhile(
      ({ data }: { data: RecipientMessage[] }) => data.some(({ status }) => status === 'waiting'),
      10_000,
    ),
  })
}

/** Sends the message of the present moment to the recipient of a stop again. */
export function useResendMessage(orderNumber: string, stopId: string) {
  return useIdempotentMutation(
    (options) => api(recipientMessages.resend, { params: { orderNumber, stopId } }, options),
    recipientMessages.list,
  )
}
