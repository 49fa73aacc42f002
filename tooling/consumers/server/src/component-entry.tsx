import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc'
import { Page } from './page.tsx'

export default async function handler(request: Request): Promise<Response> {
  const payload = renderToReadableStream(<Page />)
  if (new URL(request.url).pathname === '/page.rsc') {
    return new Response(payload, { headers: { 'content-type': 'text/x-component;charset=utf-8' } })
  }
  const { renderHtml } = await import.meta.viteRsc.loadModule<typeof import('./html-entry.tsx')>('ssr', 'index')
  return new Response(await renderHtml(payload), { headers: { 'content-type': 'text/html;charset=utf-8' } })
}
