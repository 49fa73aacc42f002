import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

interface InlineHashes {
  /** `sha256-…` of each inline script and style sheet of the prerendered pages. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** Reads the hashes of the inline code of the web build; a build without the file has none. */
function readInlineHashes(webDist: string): InlineHashes {
  try {
    return JSON.parse(readFileSync(join(webDist, 'csp.json'), 'utf8')) as InlineHashes
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return { scriptHashes: [], styleHashes: [] }
  }
}

/**
 * Sets strict headers on every response. Scripts and styles load only from our own files, or inline when the build
 * lists their hash; trusted types allow only the policy that names the service worker, so no text becomes markup or
 * code. The headers are computed once: computing them for each response cost as much as the rest of Fastify (80 µs of
 * 160).
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { webDist, publicUrl, mapTiles }: Pick<Config, 'webDist' | 'publicUrl'> & Partial<Pick<Config, 'mapTiles'>>,
): Promise<void> {
  const hashes = readInlineHashes(webDist)
  const pictures = mapTiles ? [new URL(mapTiles.url).origin] : []
  const headers = {
    ...(await computeHeaders(hashes, pictures, publicUrl.startsWith('https:'))),
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

/** Computes the headers of helmet, for an installation on https or on a plain local address. */
async function computeHeaders(
  { scriptHashes, styleHashes }: InlineHashes,
  pictures: readonly string[],
  secure: boolean,
): Promise<Record<string, string>> {
  const sample = Fastify()
  await sample.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // WebAssembly reads QR codes where the browser cannot; this allows no evaluated script (decision 0190).
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...scriptHashes.map((hash) => `'${hash}'`)],
        // Libraries add run-time styles by constructed style sheets, which the policy allows: tooling/patches.
        styleSrc: ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
        // Maps load images from the configured tile server only.
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        // The boot script has one for the page of the server, apps/web/src/first-page/set-markup.ts. A service worker and a
        // worker require one for their URL; each of these returns a constant, apps/web/src/lib/browser/trusted-script-url.ts.
        // The last one is for the parser that reads pasted tables, apps/web/src/lib/browser/parse-html.ts: its document has no
        // window, and only texts are taken from it.
        trustedTypes: ['malote-page', 'malote-service-worker', 'malote-route-worker', 'malote-pasted-html'],
        // Only on https: on a plain local address it would break every asset.
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  })
  sample.get('/', async (_request, reply) => reply.code(204).send())
  const { headers } = await sample.inject('/')
  await sample.close()
  const entries = Object.entries(headers).filter(([name]) => !['date', 'connection', 'content-length'].includes(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
