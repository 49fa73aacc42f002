import { type NextRequest, NextResponse } from 'next/server'

/** Adds a policy with a new nonce to each response, as the documentation of Next.js describes. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = crypto.randomUUID()
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  // For the style sheet of a brand: Next.js adds the nonce to its own elements only.
  headers.set('x-nonce', nonce)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}
