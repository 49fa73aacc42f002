import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'

export async function renderHtml(payload: ReadableStream): Promise<ReadableStream> {
  const page = await createFromReadableStream<ReactNode>(payload)
  const bootstrapScriptContent = await import.meta.viteRsc.loadBootstrapScriptContent('index')
  return renderToReadableStream(page, { bootstrapScriptContent })
}
