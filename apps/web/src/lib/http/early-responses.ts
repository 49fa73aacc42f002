/** The requests of the boot script, which it sends before the code of the application has loaded. */
interface EarlyResponses {
  /** The session token that the requests were sent with. */
  token: string
  /** By URL: the response, or null when the request failed. */
  responses: Record<string, Promise<Response | null>>
}

declare global {
  interface Window {
    maloteEarly?: EarlyResponses | undefined
  }
}

/**
 * Takes the response of a request that the boot script has already sent. Each response serves one request of the same
 * session; later ones use the network.
 */
export function takeEarlyResponse(
  url: string,
  { method = 'GET', headers }: RequestInit = {},
): Promise<Response | null> | undefined {
  const early = globalThis.window?.maloteEarly
  if (!early || method !== 'GET' || new Headers(headers).get('authorization') !== `Bearer ${early.token}`) return
  const response = early.responses[url]
  delete early.responses[url]
  return response
}

/** Drops the responses that the first page has not used, because they grow old. */
export function dropEarlyResponses(): void {
  delete window.maloteEarly
}
