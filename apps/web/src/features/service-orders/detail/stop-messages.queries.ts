import { recipientMessages, type ServiceOrder } from '@malote/api-client'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { api, invalidate, keyOf } from '../../../lib/http/api.ts'
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.ts'

/** The messages to the recipients of an order, refetched after each change of the order and while some of them wait. */
export function messagesQuery({ orderNumber, version }: Pick<ServiceOrder, 'orderNumber' | 'version'>) {
  return queryOptions({
    queryKey: [...keyOf(recipientMessages.list), orderNumber, version] as const,
    queryFn: ({ signal }) => api(recipientMessages.list, { params: { orderNumber } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.data.some(({ status }) => status === 'waiting') ? 10_000 : false),
  })
}

/** Sends the message of the present moment to the recipient of a stop again. */
export function useResendMessage(orderNumber: string, stopId: string) {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: () =>
      api(
        recipientMessages.resend,
        { params: { orderNumber, stopId } },
        { idempotencyKey: idempotency.keyFor(stopId) },
      ),
    onSuccess: (_list, _input, _result, { client }) => {
      idempotency.reset()
      return invalidate(client, recipientMessages.list)
    },
  })
}
