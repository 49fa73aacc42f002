import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Request } from 'autocannon'

const root = resolve(import.meta.dirname, '../..')

/** @returns the request for the list of orders, rendered on the server, as the document of the present build sends it. */
export function buildPageLoad(serverUrl: string): Request {
  const file = resolve(root, 'apps/web/dist/server/build.json')
  const { id: build } = JSON.parse(readFileSync(file, 'utf8')) as { id: string }
  const page = { url: `${serverUrl}/ordens-de-servico`, timeZone: 'America/Sao_Paulo', build, storage: {} }
  return { method: 'POST', path: '/pagina', body: JSON.stringify(page) }
}
