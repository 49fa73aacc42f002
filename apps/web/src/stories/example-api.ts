import { type Endpoint, type ErrorCode, endpoints, errorCatalogue } from '@malote/api-client/contract'
import { examples } from '@malote/api-client/examples'

/** What a call answers in a story: a body, a problem, or nothing for as long as one looks. */
export type StoryAnswer = { body: unknown } | { problem: ErrorCode } | 'pending'

/** By the call's id; a call that is not named answers with the contract's own example. */
export type StoryAnswers = Readonly<Record<string, StoryAnswer>>

const matchers = endpoints.map((endpoint) => ({
  endpoint,
  path: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
}))
// A path without a parameter goes before one that would take its last word for a parameter.
matchers.sort((one, other) => parametersIn(one.endpoint) - parametersIn(other.endpoint))

function parametersIn({ path }: Endpoint): number {
  return path.split(':').length
}

/** A `/v1` that answers with the contract's examples, so that a page's story needs no data of its own. */
export function exampleApi(answers: StoryAnswers, real: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href)
    if (!url.pathname.startsWith('/v1/')) return real(input, init)
    const method = init?.method ?? 'GET'
    const found = matchers.find(({ endpoint, path }) => endpoint.method === method && path.test(url.pathname))
    if (!found) throw new Error(`The contract has no ${method} ${url.pathname}.`)
    const { endpoint } = found
    const answer = answers[endpoint.id]
    if (answer === 'pending' || endpoint.stream) return waiting(init?.signal)
    if (answer && 'problem' in answer) return problem(answer.problem)
    if (endpoint.download) return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } })
    const body = answer ? answer.body : examples[endpoint.id]?.response
    return body === undefined ? new Response(null, { status: 204 }) : Response.json(body, { status: endpoint.status })
  }
}

/** Every file is this picture. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#6b87b8"/></svg>'

/** Never answers; ends as a call does that nobody waits for any more. */
function waiting(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

function problem(code: ErrorCode): Response {
  const body = { type: 'about:blank', ...errorCatalogue[code], code, requestId: '0192b7f0-9f3b', errors: [] }
  return Response.json(body, { status: body.status, headers: { 'content-type': 'application/problem+json' } })
}
