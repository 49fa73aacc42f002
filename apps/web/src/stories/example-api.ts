import {
  companyLogos,
  type Endpoint,
  type ErrorCode,
  endpoints,
  errorCatalogue,
  organizationLogo,
} from '@malote/api-client/contract'
import { examples } from '@malote/api-client/examples'

/** The response of a story: a body, a problem, or a pending request. */
export type StoryResponse = { body: unknown } | { problem: ErrorCode } | 'pending'

/** Responses by endpoint id; other endpoints return the contract's example. */
export type StoryResponses = Readonly<Record<string, StoryResponse>>

const matchers = endpoints.map((endpoint) => ({
  endpoint,
  path: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
}))
// Static paths first: a parameter would match their last segment.
matchers.sort((one, other) => parametersIn(one.endpoint) - parametersIn(other.endpoint))

function parametersIn({ path }: Endpoint): number {
  return path.split(':').length
}

/** Creates a `fetch` that serves `/v1` from the contract's examples, so that a page's story needs no data. */
export function createExampleFetch(responses: StoryResponses, real: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href)
    if (!url.pathname.startsWith('/v1/')) return real(input, init)
    const method = init?.method ?? 'GET'
    const matcher = matchers.find(({ endpoint, path }) => endpoint.method === method && path.test(url.pathname))
    if (!matcher) throw new Error(`The contract has no ${method} ${url.pathname}.`)
    const { endpoint } = matcher
    const response = responses[endpoint.id]
    if (response === 'pending' || endpoint.stream) return waiting(init?.signal)
    if (response && 'problem' in response) return problem(response.problem)
    if (endpoint.download && !response) return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })
    if (isMenuCount(endpoint, url)) return Response.json({ data: [], meta: emptyMeta })
    const body = endpoint.id === 'start.get' ? createStartData(responses) : getBody(endpoint.id, responses)
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body, { status: endpoint.status })
  }
}

const emptyMeta = { page: 1, limit: 1, total: 0, totalPages: 1 }

/** The menu counts messages to check and occurrences when the page is idle, at different moments: an entry would change pictures. */
const isMenuCount = ({ id }: Endpoint, { searchParams }: URL): boolean =>
  (id === 'inbox.list' || id === 'occurrences.list') && searchParams.get('limit') === '1'

const logoIds: ReadonlySet<string> = new Set([organizationLogo.get.id, companyLogos.get.id])

/** @returns the body of a story, or else the contract's example. */
function getBody(id: string, responses: StoryResponses): unknown {
  const response = responses[id]
  // The note of an address appears after a page, at different moments: only the stories that wait for it have one.
  if (!response && id === 'serviceOrders.addressHistory') return { data: [] }
  // Logos are pictures that load after a page: only the stories that wait for them have some.
  if (!response && logoIds.has(id)) return { logo: null }
  return typeof response === 'object' && 'body' in response ? response.body : examples[id]?.response
}

/** @returns the start data from the bodies of its parts. */
function createStartData(responses: StoryResponses): unknown {
  return {
    ...(examples['start.get']?.response as object),
    acceptances: getBody('acceptances.list', responses),
    notifications: getBody('notifications.unread', responses),
  }
}

/** The content of every file that a story does not define. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#6b87b8"/></svg>'

/** Stays pending until it is aborted. */
function waiting(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

function problem(code: ErrorCode): Response {
  const body = { type: 'about:blank', ...errorCatalogue[code], code, requestId: '0192b7f0-9f3b', errors: [] }
  return Response.json(body, { status: body.status, headers: { 'content-type': 'application/problem+json' } })
}
