/** Runs in a worker thread of the API: renders a page of a signed-in user with its data. The browser hydrates it (main.tsx). */
import { AsyncLocalStorage } from 'node:async_hooks'
import { finished } from 'node:stream/promises'
import { ApiError } from '@malote/api-client'
import { type ClosedOverlay, ClosedOverlayContext } from '@malote/ui'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from '../app/app.tsx'
import type { AppRouter } from '../app/router.tsx'
import { currentUserQuery } from '../features/session/session.queries.ts'
import { companyOptionsQuery, startQuery } from '../features/session/start.queries.ts'
import { setIsPhone } from '../lib/browser/is-phone.ts'
import { setClock } from '../lib/format/clock.ts'
import { setViewerZone } from '../lib/format/time-zone.ts'
import { setFetch } from '../lib/http/api.ts'
import { createQueryClient } from '../lib/http/query-client.ts'
import { storageKeys } from '../lib/storage/storage-keys.ts'
import { createServerRouter } from './server-router.ts'
import type { SignedInPage } from './stored-pages.ts'

export interface SignedInPageInput {
  /** The address of the page. */
  url: string
  /** The token of the user's session. */
  token: string
  /** The time zone of the browser. */
  timeZone: string
  /** Whether the page is as narrow as on a phone. */
  phone: boolean
  /** The settings in the browser's local storage, on which the first render depends. */
  storage: Readonly<Record<string, string>>
  /** Sends a request to the API, with a path as the URL. */
  fetch: typeof fetch
}

interface RenderedInput extends SignedInPageInput {
  /** When the rendering began, in milliseconds since 1970. */
  renderedAt: number
}

const current = new AsyncLocalStorage<RenderedInput>()

function getInput(): RenderedInput {
  const input = current.getStore()
  if (!input) throw new Error('No page is being rendered.')
  return input
}

/** Defines a global of browsers for the page that is being rendered; for the rest of the process it is undefined. */
function defineGlobal(name: 'localStorage' | 'location', create: (input: SignedInPageInput) => unknown): void {
  const get = () => {
    const input = current.getStore()
    return input && create(input)
  }
  Object.defineProperty(globalThis, name, { get, configurable: true })
}

defineGlobal('location', ({ url }) => new URL(url))
defineGlobal('localStorage', ({ storage, token }) => ({
  getItem: (key: string) => (key === storageKeys.token ? token : (storage[key] ?? null)),
}))
setViewerZone(() => getInput().timeZone)
setClock(() => getInput().renderedAt)
setIsPhone(() => current.getStore()?.phone === true)
setFetch((request, init) => getInput().fetch(request, init))

/** Redirects that are followed: from `/` to the list, and from there to the deliveries of a courier. */
const maxRedirects = 3

/**
 * @returns a `SignedInPage` as JSON in UTF-8.
 * @throws {Error} when a component cannot be rendered on a server.
 */
export async function render(input: SignedInPageInput): Promise<Uint8Array> {
  const queryClient = createQueryClient(() => undefined)
  const renderedAt = Date.now()
  const load = (url: string) => current.run({ ...input, url, renderedAt }, () => loadPage(url, queryClient))
  let url = input.url
  let router = await load(url)
  for (let count = 0; count < maxRedirects; count++) {
    const result = router._serverResult
    const target = result?.type === 'redirect' ? result.redirect.headers.get('Location') : null
    if (!target) break
    url = new URL(target, url).href
    router = await load(url)
  }
  return current.run({ ...input, url, renderedAt }, () =>
    renderPage(router, queryClient, url === input.url ? undefined : url),
  )
}

/** @returns a router with the matches of a page, or with the redirect of its guards. */
async function loadPage(url: string, queryClient: QueryClient): Promise<AppRouter> {
  const { pathname, search } = new URL(url)
  const { router } = createServerRouter(pathname + search, queryClient)
  void queryClient.prefetchQuery(companyOptionsQuery)
  await Promise.all([queryClient.prefetchQuery(currentUserQuery), queryClient.prefetchQuery(startQuery)])
  router.options.context.setSession({ user: queryClient.getQueryData(currentUserQuery.queryKey) })
  await router.load()
  return router
}

/** @param redirectedUrl differs from the requested one. */
async function renderPage(
  router: AppRouter,
  queryClient: QueryClient,
  redirectedUrl: string | undefined,
): Promise<Uint8Array> {
  // Loaders do not wait for all of their queries.
  const queries = queryClient.getQueryCache().getAll()
  await Promise.allSettled(queries.map((query) => (query.state.fetchStatus === 'idle' ? undefined : query.fetch())))
  // A redirect that is not followed leaves no matches.
  const { matches } = router.state
  const isComplete = matches.length > 0 && [...matches, ...queries.map(({ state }) => state)].every(isSuccessful)
  const markup = isComplete ? await renderApp(router, queryClient) : { html: null }
  const loaded = queries.filter(({ state }) => isSuccessful(state))
  return toJson(markup, {
    renderedAt: getInput().renderedAt,
    ...(redirectedUrl && { redirectedUrl }),
    data: loaded.map(({ queryKey, state }) => [queryKey, state.data]),
    failures: queries.flatMap(({ queryKey, state: { error } }) =>
      error instanceof ApiError ? [[queryKey, error.toJSON()]] : [],
    ),
  })
}

type Markup = Pick<SignedInPage, 'html' | 'overlays'>

/** @param markup has a character for each byte of UTF-8, which JSON does not change; a string of its characters is twice as large. */
function toJson(markup: Markup, page: Omit<SignedInPage, keyof Markup>): Uint8Array {
  const [first, rest] = [JSON.stringify(markup).slice(0, -1), JSON.stringify(page).slice(1)]
  return Buffer.concat([Buffer.from(`${first},`, 'latin1'), Buffer.from(rest)])
}

const isSuccessful = ({ status }: { status: string }) => status === 'success'

async function renderApp(router: AppRouter, queryClient: QueryClient): Promise<Markup> {
  const closed = new Map<string, ClosedOverlay>()
  // React renders a part again that has waited for its code.
  const collect = (overlay: ClosedOverlay) => void closed.set(overlay.triggerId, overlay)
  const html = await renderMarkup(
    <ClosedOverlayContext value={collect}>
      <App router={router} queryClient={queryClient} />
    </ClosedOverlayContext>,
  )
  const opened = await Promise.all(
    [...closed.values()].map(async ({ triggerId, open }) => (
      <div key={triggerId} data-trigger={triggerId}>
        {await open()}
      </div>
    )),
  )
  const overlays = await renderMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{opened}</RouterContextProvider>
    </QueryClientProvider>,
    'overlay',
  )
  return { html, overlays: splitOverlays(overlays) }
}

/** @returns the markup of each overlay by the id of its trigger. One rendering of all is faster than one of each. */
function splitOverlays(markup: string): Record<string, string> {
  // The position is set when one opens (early-overlays.ts).
  const unplaced = markup.replaceAll(/ data-style="[^"]*--radix-[^"]*"/g, '')
  const [, ...parts] = unplaced.split(/<div data-trigger="([^"]*)">/)
  return Object.fromEntries(
    parts.flatMap((id, index) => (index % 2 === 0 ? [[id, parts[index + 1]?.replace(/<\/div>$/, '') ?? '']] : [])),
  )
}

/**
 * @param idPrefix of generated ids, so that they differ from those of other markup in the page.
 * @returns a string with a character for each byte of UTF-8.
 */
async function renderMarkup(content: React.ReactNode, idPrefix?: string): Promise<string> {
  // Without a limit of size: otherwise large parts arrive in a template, which an inline script moves.
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(content, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
    ...(idPrefix && { identifierPrefix: idPrefix }),
  })
  const parts: Buffer[] = []
  prelude.on('data', (part: Buffer) => parts.push(part))
  await finished(prelude)
  // React leaves out what fails to render, for the browser to try again.
  if (errors.length > 0) throw errors[0]
  // The content security policy blocks style attributes; the boot script sets the styles. No text contains the pattern,
  // because React escapes quotes.
  return Buffer.concat(parts).toString('latin1').replaceAll(' style="', ' data-style="')
}
