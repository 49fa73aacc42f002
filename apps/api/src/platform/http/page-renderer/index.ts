import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { PageInput, PageRequest, PageResponse, PageTask } from './render-page.ts'

/** Makes a request of a page. */
type Send = (request: Omit<PageRequest, 'id'>) => Promise<NonNullable<PageResponse['response']>>

export interface PageRenderer {
  /**
   * Renders a page.
   *
   * @param send makes its requests.
   * @returns the page as JSON.
   * @throws Error when a component cannot be rendered.
   */
  render(input: PageInput, send: Send): Promise<Buffer>
  /** Ends the worker thread. Pages that are being rendered are rejected. */
  close(): Promise<void>
}

/** While a page waits for its data, others are rendered. With more, their requests take the turns of other requests. */
const concurrentPages = 3

/**
 * Renders pages in a worker thread, which is started by the first page: a page needs 20 to 60 ms of a processor, in which
 * no other request would be handled.
 *
 * @param renderer the URL of the module that renders.
 */
export function createPageRenderer(renderer: string): PageRenderer {
  let pool: Piscina<PageTask, Uint8Array> | undefined
  const start = () =>
    new Piscina<PageTask, Uint8Array>({
      filename: new URL('./render-page.ts', import.meta.url).href,
      name: 'renderPage',
      minThreads: 1,
      maxThreads: 1,
      concurrentTasksPerWorker: concurrentPages,
      // Otherwise the thread blocks while it waits for tasks.
      atomics: 'disabled',
      // No variables: they contain secrets.
      env: {},
    })
  return {
    render: async (input, send) => {
      pool ??= start()
      const { port1, port2 } = new MessageChannel()
      port1.on('message', ({ id, ...request }: PageRequest) => {
        const respond = (response: PageResponse['response']) =>
          port1.postMessage({ id, response } satisfies PageResponse)
        send(request).then(respond, () => respond(null))
      })
      try {
        const { buffer, byteOffset, byteLength } = await pool.run(
          { renderer, input, port: port2 },
          { transferList: [port2] },
        )
        return Buffer.from(buffer, byteOffset, byteLength)
      } finally {
        port1.close()
      }
    },
    close: async () => pool?.destroy(),
  }
}
