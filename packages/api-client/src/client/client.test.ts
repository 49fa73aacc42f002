import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { attachments, companies, events, serviceOrders, users } from '../contract/index.ts'
import { ApiError, createClient } from '../index.ts'

const page = { data: [], meta: { page: 1, limit: 25, total: 0, totalPages: 1 } }

function stub(status: number, body: unknown, headers: Record<string, string> = {}) {
  return vi.fn<typeof globalThis.fetch>(async () => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return new Response(status === 204 ? null : text, { status, headers })
  })
}

const getRequest = (fetch: ReturnType<typeof stub>) => {
  const [url, init] = fetch.mock.calls[0] ?? []
  return { url: String(url), init, headers: new Headers(init?.headers) }
}

describe('requests', () => {
  test('sends the bearer header only when a token is stored', async () => {
    const fetch = stub(200, page)
    let stored: string | null = null
    const client = createClient({ fetch, token: () => stored })
    await client(companies.list, {})
    stored = 'abc'
    await client(companies.list, {})
    const sent = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))
    expect(sent).toEqual([null, 'Bearer abc'])
  })

  test('writes escaped parameters into the path, and lists into the query', async () => {
    const fetch = stub(200, page)
    const client = createClient({ fetch, baseUrl: 'https://api.example/' })
    await client(serviceOrders.list, { query: { status: ['failed', 'on_hold'], search: 'São João', limit: 50 } })
    expect(getRequest(fetch).url).toBe(
      'https://api.example/v1/service-orders?status=failed%2Con_hold&search=S%C3%A3o+Jo%C3%A3o&limit=50',
    )
    const removal = stub(204, '')
    await createClient({ fetch: removal })(users.remove, { params: { id: 'a/b' } })
    expect(getRequest(removal).url).toBe('/v1/users/a%2Fb')
  })

  test('rejects an empty path parameter, which would address another endpoint', async () => {
    const fetch = stub(204, '')
    await expect(createClient({ fetch })(users.remove, { params: { id: '' } })).rejects.toThrow(TypeError)
    expect(fetch).not.toHaveBeenCalled()
  })

  test.each(['.', '..'])(
    'rejects the path parameter %s, which a URL removes: the sessions of everyone would end',
    async (id) => {
      const fetch = stub(200, { ended: 0 })
      await expect(createClient({ fetch })(users.endSessions, { params: { id } })).rejects.toThrow(TypeError)
      expect(fetch).not.toHaveBeenCalled()
    },
  )

  test.each([
    [['A,1', 'B'], '?externalRefs=A%2C1&externalRefs=B'],
    [['A,1'], '?externalRefs=A%2C1&externalRefs=A%2C1'],
    [['A', 'B'], '?externalRefs=A%2CB'],
  ])('sends the items %j so that a comma in one does not separate it', async (externalRefs, query) => {
    const fetch = stub(200, page)
    await createClient({ fetch })(serviceOrders.list, { query: { externalRefs } })
    expect(getRequest(fetch).url).toBe(`/v1/service-orders${query}`)
  })

  test('returns undefined for a response without a body', async () => {
    expect(await createClient({ fetch: stub(204, '') })(users.remove, { params: { id: 'x' } })).toBeUndefined()
  })

  test('drops fields that the contract does not declare', async () => {
    const result = await createClient({ fetch: stub(200, { ...page, extra: 1 }) })(companies.list, {})
    expect(result).toEqual(page)
  })
})

describe('errors', () => {
  const sendAndFail = (fetch: typeof globalThis.fetch, signal?: AbortSignal): Promise<ApiError> =>
    createClient({ fetch })(companies.list, {}, signal ? { signal } : {}).then(
      () => {
        throw new Error('the request should have failed')
      },
      (error) => error,
    )

  test('an error response rejects with one ApiError with code, fields, request id and waiting time', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Muitas tentativas.',
      status: 429,
      code: 'too_many_requests',
      requestId: 'req-1',
      errors: [{ pointer: '/email', code: 'x', message: 'y' }],
    }
    const error = await sendAndFail(stub(429, problem, { 'retry-after': '300' }))
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

  test('a network error has a Portuguese message', async () => {
    const error = await sendAndFail(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(error).toMatchObject({ code: 'network', status: 0 })
    expect(error.message).toBe('Não foi possível falar com o servidor. Verifique a conexão e tente de novo.')
  })

  test.each([
    [500, { oops: true }],
    [200, { data: 'nothing of the kind' }],
    [200, 'not json'],
  ])('a response outside the contract (%s %j) rejects with unexpected_response', async (status, body) => {
    expect(await sendAndFail(stub(status, body))).toMatchObject({ code: 'unexpected_response', status })
  })

  test.each([502, 503, 504])('a gateway error (%s) rejects with unavailable', async (status) => {
    const error = await sendAndFail(stub(status, '<html>Bad gateway</html>', { 'retry-after': '30' }))
    expect(error).toMatchObject({ code: 'unavailable', status, retryAfter: 30 })
    expect(error.message).toBe('O serviço está temporariamente fora do ar. Tente de novo em instantes.')
  })

  test('an aborted request rejects with the reason of the signal', async () => {
    const controller = new AbortController()
    controller.abort(new DOMException('bye', 'AbortError'))
    const fetch: typeof globalThis.fetch = (_url, init) => Promise.reject(init?.signal?.reason)
    expect(await sendAndFail(fetch, controller.signal)).toMatchObject({ name: 'AbortError' })
  })
})

/** Starts a server with the given request handler and returns its address. */
const disposers: (() => void)[] = []
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  disposers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(() => {
  for (const stop of disposers.splice(0)) stop()
  vi.unstubAllGlobals()
})

describe('a connection that is cut', () => {
  const cut =
    (status: number): RequestListener =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"data": [')
      setTimeout(() => response.destroy(), 20)
    }

  test.each([
    ['in a JSON body', 200],
    ['in the body of an error', 409],
  ])('%s rejects with a network error', async (_, status) => {
    const client = createClient({ baseUrl: await serve(cut(status)) })
    await expect(client(companies.list, {})).rejects.toMatchObject({ name: 'ApiError', code: 'network', status: 0 })
  })

  test('in a download rejects with a network error', async () => {
    const client = createClient({ baseUrl: await serve(cut(200)) })
    const download = client(attachments.download, { params: { orderNumber: 'OS-2026-000001', attachmentId: 'a' } })
    await expect(download).rejects.toMatchObject({ name: 'ApiError', code: 'network', status: 0 })
  })

  test('in a stream rejects with a network error', async () => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': here\n\n')
      setTimeout(() => response.destroy(), 20)
    })
    const stream = await createClient({ baseUrl })(events.stream, {})
    const read = async () => {
      for await (const _event of stream);
    }
    await expect(read()).rejects.toMatchObject({ name: 'ApiError', code: 'network', status: 0 })
  })

  test.each([
    ['a response', 200],
    ['an error', 500],
  ])('aborted by the caller while the body of %s arrives, rejects with the reason of the signal', async (_, status) => {
    const controller = new AbortController()
    const baseUrl = await serve((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{')
      setTimeout(() => controller.abort(new DOMException('bye', 'AbortError')), 20)
    })
    const call = createClient({ baseUrl })(companies.list, {}, { signal: controller.signal })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

test('an HTTP date in Retry-After is converted to the seconds until then', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] })
  const fetch = stub(503, '', { 'retry-after': 'Sun, 22 Nov 2026 12:02:00 GMT' })
  await expect(createClient({ fetch })(companies.list, {})).rejects.toMatchObject({ retryAfter: 120 })
  const past = stub(503, '', { 'retry-after': 'Sun, 22 Nov 2026 11:00:00 GMT' })
  await expect(createClient({ fetch: past })(companies.list, {})).rejects.toMatchObject({ retryAfter: null })
  vi.useRealTimers()
})

test('calls the current globalThis.fetch, also when it was replaced after the client was created', async () => {
  const client = createClient()
  const fetch = stub(200, page)
  vi.stubGlobal('fetch', fetch)
  expect(await client(companies.list, {})).toEqual(page)
  expect(fetch).toHaveBeenCalledOnce()
})
