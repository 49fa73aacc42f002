import { createClient, type Endpoint, type EndpointInput, type EndpointOutput } from '@malote/api-client'
import { readToken } from '../storage/session-token.ts'
import { baseUrl } from './api.ts'

/** Reports the uploaded share of a request, from 0 to 1. */
export type OnProgress = (share: number) => void

interface UploadOptions {
  onProgress?: OnProgress | undefined
  idempotencyKey?: string
}

/** Uploads files and reports progress, which `fetch` does not support for request bodies. */
export function upload<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  { onProgress, idempotencyKey }: UploadOptions = {},
): Promise<EndpointOutput<E>> {
  const client = createClient({
    baseUrl,
    token: readToken,
    fetch: (url, init) => send(String(url), init, onProgress),
  })
  return client(endpoint, input, idempotencyKey ? { idempotencyKey } : {})
}

/** A `fetch` for one request with a body, over `XMLHttpRequest`, which reports progress. */
function send(url: string, init: RequestInit | undefined, onProgress: OnProgress | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init?.method ?? 'GET', url)
    for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value)
    if (onProgress) {
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total)
      }
    }
    request.onload = () => {
      const headers = new Headers()
      for (const name of ['content-type', 'x-request-id', 'retry-after']) {
        const value = request.getResponseHeader(name)
        if (value) headers.set(name, value)
      }
      resolve(new Response(request.status === 204 ? null : request.responseText, { status: request.status, headers }))
    }
    request.onerror = () => reject(new TypeError('The connection failed.'))
    request.send(init?.body as XMLHttpRequestBodyInit)
  })
}
