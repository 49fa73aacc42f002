import type { Endpoint } from '@malote/api-client'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { invalidate } from './api.ts'
import { useIdempotencyKey } from './idempotency-key.ts'

/**
 * A mutation that changes data of the API.
 * @param changed endpoints whose data it changes. They are fetched again also after an error, which mostly means that
 *   another user has changed the data.
 */
export function useApiMutation<Output, Input = void>(
  send: (input: Input, context: { client: QueryClient }) => Promise<Output>,
  ...changed: readonly Endpoint[]
) {
  return useMutation({
    mutationFn: send,
    onSettled: (_output, _error, _input, _result, { client }) => invalidate(client, ...changed),
  })
}

/**
 * The same for a request that a retry after a lost response must not run twice. After a success, an equal request is a
 * new one.
 * @param send sends the request with these options.
 */
export function useIdempotentMutation<Output, Input = void>(
  send: (options: { idempotencyKey: string }, input: Input) => Promise<Output>,
  ...changed: readonly Endpoint[]
) {
  const idempotency = useIdempotencyKey()
  return useApiMutation(
    async (input: Input) => {
      const output = await send({ idempotencyKey: idempotency.keyFor(input) }, input)
      idempotency.reset()
      return output
    },
    ...changed,
  )
}
