import {
  type EndpointOutput,
  type NewWebhook,
  type RotatedSecret,
  type WebhookChanges,
  type WebhookDelivery,
  webhooks,
} from '@malote/api-client'
import { useMutation } from '@tanstack/react-query'
import { api, invalidate, query } from '../../lib/http/api.ts'
import { useApiMutation } from '../../lib/http/mutations.ts'
import type { DeliveriesSearch, WebhooksSearch } from './webhooks-search.ts'

/** A page of the webhooks of the selected company, or of all companies. */
export const webhooksQuery = ({ companyId, status, page, limit }: WebhooksSearch) =>
  query(webhooks.list, { query: { companyId, status, page, limit } })

export const webhookQuery = (id: string) => query(webhooks.get, { params: { id } })

/** A page of a webhook's deliveries, refetched while one is pending and until there is a first one. */
export const deliveriesQuery = (id: string, { status, type, page, limit }: DeliveriesSearch) => ({
  ...query(webhooks.deliveries, { params: { id }, query: { status, type, page, limit } }),
  refetchInterval: ({ state }: { state: { data: EndpointOutput<typeof webhooks.deliveries> | undefined } }) =>
    getRefetchInterval(state.data?.data ?? []),
})

/** @returns the milliseconds until the next refetch: short before the first attempt, longer for retries. */
function getRefetchInterval(rows: readonly WebhookDelivery[]): number | false {
  if (rows.length === 0) return 2_000
  const waiting = rows.filter(({ status }) => status === 'pending')
  if (waiting.length === 0) return false
  return waiting.some(({ attempts }) => attempts === 0) ? 2_000 : 15_000
}

/** Endpoints whose data depends on a webhook. */
const webhookEndpoints = [webhooks.list, webhooks.get, webhooks.deliveries] as const

export function useCreateWebhook() {
  return useApiMutation((body: NewWebhook) => api(webhooks.create, { body }), ...webhookEndpoints)
}

export function useEditWebhook(id: string) {
  return useApiMutation(
    ({ changes, version }: { changes: WebhookChanges; version?: number | undefined }) =>
      api(webhooks.update, { params: { id }, body: changes }, { version }),
    ...webhookEndpoints,
  )
}

/** Actions on a webhook without its form. */
export type WebhookAction = 'pause' | 'resume' | 'rotate' | 'remove'

export function useWebhookAction(id: string) {
  return useMutation({
    mutationFn: async (action: WebhookAction): Promise<RotatedSecret | undefined> => {
      const params = { id }
      if (action === 'rotate') return api(webhooks.rotateSecret, { params })
      if (action === 'remove') await api(webhooks.remove, { params })
      else await api(webhooks.update, { params, body: { status: action === 'pause' ? 'paused' : 'active' } })
      return undefined
    },
    // A deleted webhook is not fetched again.
    onSettled: (_nothing, _error, action, _result, { client }) =>
      action === 'remove' ? invalidate(client, webhooks.list) : invalidate(client, ...webhookEndpoints),
  })
}

const pollIntervalMs = 1_000
/** An attempt ends within ten seconds; the list shows a later result. */
const maxPolls = 15

/** Sends a test or repeats a delivery, and waits for the result of its first attempt. */
export function useSendDelivery(id: string) {
  return useApiMutation(
    async (repeated: WebhookDelivery | undefined, { client }): Promise<WebhookDelivery> => {
      let delivery = repeated
        ? await api(webhooks.redeliver, { params: { id, deliveryId: repeated.id } })
        : await api(webhooks.test, { params: { id } })
      void invalidate(client, webhooks.deliveries)
      const params = { id, deliveryId: delivery.id }
      for (let poll = 0; poll < maxPolls && delivery.status === 'pending' && delivery.attempts === 0; poll += 1) {
        await new Promise((done) => setTimeout(done, pollIntervalMs))
        delivery = await api(webhooks.delivery, { params })
      }
      return delivery
    },
    ...webhookEndpoints,
  )
}
