import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { isTooDeep } from './json-depth.ts'
import { replaceLoneSurrogates } from './lone-surrogates.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Accepts JSON bodies only. An empty body counts as no body for any content type, because many clients always send
 * one.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    const text = decode(body as Buffer)
    if (text === undefined) return done(new AppError('malformed_json', 'O corpo precisa estar em UTF-8.'))
    void parse(request, text, (error: Error | null, value?: unknown) => {
      if (isTooDeep(value)) done(new AppError('malformed_json', 'O JSON tem níveis demais.'))
      else done(error, replaceLoneSurrogates(text, value))
    })
  })
}

/** @returns the text; undefined when the bytes are not UTF-8, since another encoding would change names silently. */
function decode(body: Buffer): string | undefined {
  try {
    return utf8.decode(body)
  } catch {
    return undefined
  }
}

/**
 * Rejects a body in another encoding than UTF-8, and a compressed one (RFC 9110, 15.5.16).
 *
 * @throws AppError `unsupported_media_type`.
 */
export function assertPlainJson({ headers }: FastifyRequest): void {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? ''
  if (!['', 'identity'].includes(coding)) {
    throw new AppError('unsupported_media_type', 'Envie o corpo sem compressão.', {
      headers: { 'accept-encoding': 'identity' },
    })
  }
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8'
  if (!['utf-8', 'utf8', 'us-ascii'].includes(charset)) {
    throw new AppError('unsupported_media_type', 'Envie o corpo em UTF-8.')
  }
}
