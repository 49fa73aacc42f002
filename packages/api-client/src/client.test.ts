import { describe, expect, test, vi } from 'vitest'
import { companies, serviceOrders, users } from './contract/index.ts'
import { ApiError, createClient } from './index.ts'

const page = { data: [], meta: { page: 1, limit: 25, total: 0, totalPages: 1 } }

function stub(status: number, body: unknown, headers: Record<string, string> = {}) {
  return vi.fn<typeof globalThis.fetch>(async () => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(status === 204 ? null : text, { status, headers })
  })
}

const requestOf = (fetch: ReturnType<typeof stub>) => {
  const [url, init] = fetch.mock.calls[0] ?? []
  return { url: String(url), init, headers: new Headers(init?.headers) }
}

describe('a call', () => {
  test('carries the bearer header whenever a token is stored, and none otherwise', async () => {
    const fetch = stub(200, page)
    let stored: string | null = null
    const client = createClient({ fetch, token: () => stored })
    await client(companies.list, {})
    stored = 'abc'
    await client(companies.list, {})
    const sent = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))
    expect(sent).toEqual([null, 'Bearer abc'])
  })

  test('writes parameters into the path, escaped, and lists into the query', async () => {
    const fetch = stub(200, page)
    const client = createClient({ fetch, baseUrl: 'https://api.example/' })
    await client(serviceOrders.list, { query: { status: ['failed', 'on_hold'], search: 'São João', limit: 50 } })
    expect(requestOf(fetch).url).toBe(
      'https://api.example/v1/service-orders?status=failed%2Con_hold&search=S%C3%A3o+Jo%C3%A3o&limit=50',
    )
    const removal = stub(204, '')
    await createClient({ fetch: removal })(users.remove, { params: { id: 'a/b' } })
    expect(requestOf(removal).url).toBe('/v1/users/a%2Fb')
  })

  test('refuses an empty path parameter instead of calling another endpoint', async () => {
    const fetch = stub(204, '')
    await expect(createClient({ fetch })(users.remove, { params: { id: '' } })).rejects.toThrow(TypeError)
    expect(fetch).not.toHaveBeenCalled()
  })

  test('gives undefined for an answer without a body', async () => {
    expect(await createClient({ fetch: stub(204, '') })(users.remove, { params: { id: 'x' } })).toBeUndefined()
  })

  test('drops what the contract does not know', async () => {
    const answer = await createClient({ fetch: stub(200, { ...page, extra: 1 }) })(companies.list, {})
    expect(answer).toEqual(page)
  })
})

describe('a failure', () => {
  const failure = (fetch: typeof globalThis.fetch, signal?: AbortSignal): Promise<ApiError> =>
    createClient({ fetch })(companies.list, {}, signal ? { signal } : {}).then(
      () => {
        throw new Error('the call should have failed')
      },
      (error) => error,
    )

  test('of the API is one ApiError with code, fields, request id and waiting time', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Muitas tentativas.',
      status: 429,
      code: 'too_many_requests',
      requestId: 'req-1',
      errors: [{ pointer: '/email', code: 'x', message: 'y' }],
    }
    const error = await failure(stub(429, problem, { 'retry-after': '300' }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      code: 'too_many_requests',
      status: 429,
      message: 'Muitas tentativas.',
      requestId: 'req-1',
      retryAfter: 300,
      fields: problem.errors,
    })
  })

  test('of the network is told in Portuguese', async () => {
    const error = await failure(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(error).toMatchObject({ code: 'network', status: 0 })
    expect(error.message).toBe('Não foi possível falar com o servidor. Verifique a conexão e tente de novo.')
  })

  test.each([
    [500, { oops: true }],
    [200, { data: 'nothing of the kind' }],
    [200, 'not json'],
  ])('outside the contract (%s %j) does not pass as an answer', async (status, body) => {
    expect(await failure(stub(status, body))).toMatchObject({ code: 'unexpected_response', status })
  })

  test.each([502, 503, 504])('of a gateway with nothing behind it (%s) is a service that is away', async (status) => {
    const error = await failure(stub(status, '<html>Bad gateway</html>', { 'retry-after': '30' }))
    expect(error).toMatchObject({ code: 'unavailable', status, retryAfter: 30 })
    expect(error.message).toBe('O serviço está temporariamente fora do ar. Tente de novo em instantes.')
  })

  test('of an aborted call is the reason of the signal', async () => {
    const controller = new AbortController()
    controller.abort(new DOMException('bye', 'AbortError'))
    const fetch: typeof globalThis.fetch = (_url, init) => Promise.reject(init?.signal?.reason)
    expect(await failure(fetch, controller.signal)).toMatchObject({ name: 'AbortError' })
  })
})
