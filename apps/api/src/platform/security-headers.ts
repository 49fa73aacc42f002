import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

interface InlineHashes {
  /** `sha256-…` of each inline script of the prerendered pages. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** What the web build says of its inline code; a build without the file has none. */
function readInlineHashes(webDist: string): InlineHashes {
  try {
    return JSON.parse(readFileSync(join(webDist, 'csp.json'), 'utf8')) as InlineHashes
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return { scriptHashes: [], styleHashes: [] }
  }
}

/** Strict headers on every answer. Scripts run only from our own files, or inline when the build vouches for their hash. */
export async function registerSecurityHeaders(app: FastifyInstance, webDist: string, publicUrl: string): Promise<void> {
  const { scriptHashes } = readInlineHashes(webDist)
  const secure = publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        // Radix locks scrolling and sonner lays out its toasts with <style> elements made at run time, whose text
        // changes with each release: no hash can name them. Styles cannot run code; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        // Only where people come by https: on a plain local address it would break every asset.
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=()')
  })
}
