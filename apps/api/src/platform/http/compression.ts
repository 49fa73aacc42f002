import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Smaller responses do not become shorter. */
const threshold = 1024

/** Compresses text responses: JSON, CSV, the documentation. Files of the web app are compressed by the build. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: true,
    threshold,
    encodings: ['br', 'gzip'],
    // The highest quality takes seconds for a long list and saves a tenth.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    customTypes: /^(?:text\/(?!event-stream)|application\/(?:problem\+)?json)/,
    globalDecompression: false,
  })
}
