import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Smaller answers gain nothing. */
const threshold = 1024

/** Compresses texts as they are answered: JSON, CSV, the documentation. Files of the interface are compressed already. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: true,
    threshold,
    encodings: ['br', 'gzip'],
    // The highest quality takes seconds for a long list, and gains a tenth.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    customTypes: /^(?:text\/(?!event-stream)|application\/(?:problem\+)?json)/,
    globalDecompression: false,
  })
}
