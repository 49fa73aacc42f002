/** Runs in a worker thread: renders pages of signed-in users, with the renderer of the web build. */
import type { MessagePort } from 'node:worker_threads'
import { move } from 'piscina'

/** What a page depends on. */
export interface PageInput {
  readonly url: string
  readonly token: string
  readonly timeZone: string
  readonly phone: boolean
  readonly storage: Record<string, string>
}

export interface PageTask {
  /** The URL of the renderer: the build of `apps/web/src/first-page/signed-in-page.tsx`. */
  readonly renderer: string
  readonly input: PageInput
  /** Sends the requests of the page to the API, and receives the responses. */
  readonly port: MessagePort
}

/** A request of a page; the response has the same id. */
export interface PageRequest {
  readonly id: number
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Record<string, string>
  /** The parameters of a query that is sent by POST. */
  readonly body: string | undefined
}

export interface PageResponse {
  readonly id: number
  /** Null when the request could not be made. */
  readonly response: { readonly status: number; readonly type: string; readonly body: string } | null
}

/** What the web build renders. */
interface RendererModule {
  /** @returns the page as JSON in UTF-8. */
  render(input: PageInput & { fetch: typeof fetch }): Promise<Uint8Array>
}

/**
 * Renders a page.
 *
 * @returns the page as JSON in UTF-8, which is moved to the thread of the API, so that it only has to send it.
 * @throws Error when a component cannot be rendered.
 */
export async function renderPage({ renderer, input, port }: PageTask): Promise<Uint8Array> {
  const { render } = (await import(renderer)) as RendererModule
  try {
    const page = await render({ ...input, fetch: createFetch(port) })
    // A copy, because the memory of a small buffer belongs to others too.
    return move(new Uint8Array(page)) as Uint8Array
  } finally {
    port.close()
  }
}

/** @returns a `fetch` that sends requests through a port. */
function createFetch(port: MessagePort): typeof fetch {
  const waiting = new Map<number, (response: PageResponse['response']) => void>()
  let count = 0
  port.on('message', ({ id, response }: PageResponse) => {
    waiting.get(id)?.(response)
    waiting.delete(id)
  })
  return async (url, { method = 'GET', headers, body: content } = {}) => {
    if ((method !== 'GET' && method !== 'POST') || (content && typeof content !== 'string')) {
      throw new TypeError('A page only reads.')
    }
    count += 1
    const request: PageRequest = {
      id: count,
      method,
      url: String(url),
      headers: Object.fromEntries(new Headers(headers)),
      body: content || undefined,
    }
    const response = await new Promise<PageResponse['response']>((resolve) => {
      waiting.set(request.id, resolve)
      port.postMessage(request)
    })
    if (!response) throw new TypeError('The request could not be made.')
    const { status, type, body } = response
    return new Response(body || null, { status, headers: { 'content-type': type } })
  }
}
