import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** @param quality of Brotli, from 0 to 11. */
const createOptions = (quality: number) => ({
  // Smaller responses do not become shorter.
  threshold: 1024,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  customTypes: /^(?:text\/(?!event-stream)|application\/(?:problem\+)?json)/,
})

/** Of a rendered page, for which people wait: a tenth smaller than other responses, and a millisecond slower. */
export const pageCompression = createOptions(6)

/** Compresses text responses: JSON, CSV, the documentation. Files of the web app are compressed by the build. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  // The highest quality takes seconds for a long list and saves a tenth.
  await app.register(compress, { global: true, ...createOptions(4), globalDecompression: false })
}
