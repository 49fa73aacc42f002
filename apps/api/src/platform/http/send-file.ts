import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Download } from '../files/download.ts'
import { matchesIfNoneMatch } from './conditional-requests.ts'

/**
 * Sends a file with headers that prevent the browser from guessing another type.
 *
 * @param stopping Aborts when the server stops.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Download,
  stopping: AbortSignal,
): Promise<FastifyReply> {
  const etag = file.tag && `"${file.tag}"`
  const isFresh = etag !== undefined && matchesIfNoneMatch(request.headers['if-none-match'], etag)
  // Before the headers, because an error is not of the type of the file.
  const onIncomplete = (error: unknown): void => request.log.warn({ err: error }, 'a file was not completed')
  const content = isFresh ? undefined : await file.open({ stopping, onIncomplete })
  reply.headers({
    'content-type': file.type,
    'content-disposition': disposition(file),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    ...(content && file.bytes !== undefined ? { 'content-length': file.bytes } : {}),
    ...(etag ? { etag, 'cache-control': 'private, no-cache' } : {}),
  })
  return content ? reply.send(content) : reply.code(304).send()
}

/** The name in two forms: ASCII for old clients, and complete by RFC 8187. */
function disposition({ name, inline }: Download): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
