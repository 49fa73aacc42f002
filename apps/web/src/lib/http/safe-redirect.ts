import type { SearchSchemaInput } from '@tanstack/react-router'

/** The default redirect target (specification, section 2). */
export const homePath = '/dashboard'

/** Pages that redirect again or sign the user out, so they cannot be targets. */
const excludedPaths = new Set(['/', '/entrar', '/recuperar-senha', '/sair'])

/**
 * Validates a `redirect` parameter: a path of this origin (one leading slash, no backslash, no character that browsers
 * strip). Any other value becomes the home page, so that a crafted link cannot lead out of the app or into a loop.
 */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2000) return homePath
  if (!/^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(value)) return homePath
  const origin = 'https://malote.invalid'
  const url = URL.canParse(value, origin) ? new URL(value, origin) : null
  if (url?.origin !== origin || excludedPaths.has(url.pathname.replace(/(.)\/+$/, '$1'))) return homePath
  // Dot segments can collapse into a path that starts with two slashes ("/.//evil").
  return url.pathname.startsWith('//') ? homePath : `${url.pathname}${url.search}${url.hash}`
}

interface RedirectInput extends SearchSchemaInput {
  redirect?: string | undefined
}

/** The `redirect` search parameter of `/` and the guest pages: optional as input, always safe as output. */
export const redirectSearch = ({ redirect }: RedirectInput) => ({ redirect: safeRedirect(redirect) })
