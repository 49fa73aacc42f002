import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { buildOrder, readProcessorTime, type Server } from './api-servers.ts'

/** The most rows of a spreadsheet. */
const rows = 10_000
const referenceOrders = 200

/** What an import costs, compared with orders that are created one by one in the same run. */
export interface ImportResult {
  readonly rows: number
  readonly 'check s': number
  readonly 'creation s': number
  readonly 'ms per order': number
  readonly 'ms per single order': number
  readonly ratio: number
  /** Processor time of the server in both, without that of PostgreSQL: it does not depend on other work of the machine. */
  readonly 'processor s': number
  /** The memory of the process and its workers during the import, less that before it. */
  readonly 'MB more': number
}

/** Uploads a spreadsheet of 10,000 different orders and waits until all are created. */
export async function measureImport(server: Server, token: string, companyId: string): Promise<ImportResult> {
  const before = readMemory(server)
  let highest = before
  const call = async (method: string, path: string, body?: FormData | string) => {
    const headers = new Headers({ authorization: `Bearer ${token}` })
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    const response = await fetch(`${server.url}/v1/service-orders${path}`, { method, headers, body: body ?? null })
    if (!response.ok) throw new Error(`${method} ${path} ended with ${response.status}: ${await response.text()}`)
    return response.json() as Promise<{ id: string; status: string; rows: Record<string, number> }>
  }
  const reach = async (id: string, status: string) => {
    for (;;) {
      const current = await call('GET', `/imports/${id}`)
      highest = Math.max(highest, readMemory(server))
      if (current.status === status) return current
      if (current.status === 'failed') throw new Error('The import failed.')
      await setTimeout(200)
    }
  }

  const processorBefore = readProcessorTime(server)
  const sentAt = performance.now()
  const { id } = await call('POST', '/imports', toForm(companyId))
  await reach(id, 'checked')
  const startedAt = performance.now()
  await call('POST', `/imports/${id}/start`)
  const done = await reach(id, 'done')
  const endedAt = performance.now()
  const processor = readProcessorTime(server) - processorBefore
  if (done.rows.created !== rows) throw new Error(`Of ${rows} rows ${done.rows.created} were created.`)

  const singles = Array.from({ length: referenceOrders }, (_, index) =>
    JSON.stringify(buildOrder(companyId, `Pessoa avulsa ${index}`)),
  )
  const singlesAt = performance.now()
  for (const body of singles) await call('POST', '', body)
  const single = (performance.now() - singlesAt) / referenceOrders
  const imported = (endedAt - startedAt) / rows
  return {
    rows,
    'check s': round((startedAt - sentAt) / 1000),
    'creation s': round((endedAt - startedAt) / 1000),
    'ms per order': round(imported),
    'ms per single order': round(single),
    ratio: round(imported / single),
    'processor s': round(processor / 1_000_000),
    'MB more': Math.round(highest - before),
  }
}

const round = (value: number): number => Number(value.toFixed(2))

/** Resident memory in megabytes. */
function readMemory({ pid }: Server): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
}

/** A row with the titles of the template; the number of the row replaces `#`. */
const row: Readonly<Record<string, string>> = {
  Referência: 'IMPORT-#',
  Observações: 'Pedido #',
  'Coleta: contato': 'Expedição',
  'Coleta: telefone': '(11) 3091-0412',
  'Coleta: CEP': '01310-100',
  'Coleta: logradouro': 'Avenida Paulista',
  'Coleta: número': '1578',
  'Coleta: bairro': 'Bela Vista',
  'Coleta: cidade': 'São Paulo',
  'Coleta: UF': 'SP',
  'Entrega: contato': 'Pessoa #',
  'Entrega: telefone': '(11) 98765-4321',
  'Entrega: CEP': '05013-001',
  'Entrega: logradouro': 'Rua Cardoso de Almeida',
  'Entrega: número': '#',
  'Entrega: bairro': 'Perdizes',
  'Entrega: cidade': 'São Paulo',
  'Entrega: UF': 'SP',
  'Item: descrição': 'Cesta de café da manhã',
  'Item: quantidade': '1',
  'Item: peso (kg)': '3,2',
  'Item: valor': '199,90',
}

function toSpreadsheet(wrongRows: number): string {
  const toLine = (texts: typeof row) => Object.values(texts).join(';')
  const [right, wrong] = [toLine(row), toLine({ ...row, 'Entrega: UF': 'XX' })]
  const lines = Array.from({ length: rows }, (_, index) =>
    (index < wrongRows ? wrong : right).replaceAll('#', String(index + 1)),
  )
  return [Object.keys(row).join(';'), ...lines].join('\r\n')
}

/**
 * The upload of 10,000 orders.
 *
 * @param wrongRows How many of them have an invalid state, the same in all.
 */
export function toForm(companyId: string, wrongRows = 0): FormData {
  const form = new FormData()
  form.set('companyId', companyId)
  form.append('files', new Blob([toSpreadsheet(wrongRows)]), 'pedidos.csv')
  return form
}
