import type { SearchSchemaInput } from '@tanstack/react-router'

/** Where people go when no better place is known (specification, section 2). */
export const homePath = '/dashboard'

/** Pages that would send the person away again, or out: no place to be brought back to. */
const pointless = new Set(['/', '/entrar', '/recuperar-senha', '/sair'])

/**
 * A `redirect` that can be obeyed: a path of this origin (one leading slash, no backslash, nothing that a browser would
 * strip). Anything else falls back to the home page, so that a crafted link cannot lead out of the app or into a loop.
 */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2000) return homePath
  if (!/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(value)) return homePath
  const origin = 'https://malote.invalid'
  const url = URL.canParse(value, origin) ? new URL(value, origin) : null
  if (url?.origin !== origin || pointless.has(url.pathname.replace(/(.)\/+$/, '$1'))) return homePath
  // Dot segments may fold into a path that starts with two slashes ("/.//evil").
  return url.pathname.startsWith('//') ? homePath : `${url.pathname}${url.search}${url.hash}`
}

interface RedirectInput extends SearchSchemaInput {
  redirect?: string | undefined
}

/** The `redirect` search parameter of `/` and the pages before sign-in: optional to write, always obeyable to read. */
export const redirectSearch = ({ redirect }: RedirectInput) => ({ redirect: safeRedirect(redirect) })
