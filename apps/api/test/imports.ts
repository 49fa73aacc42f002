import type { EndpointInput, Import, ImportKind, imports } from '@malote/api-client/contract'
import { beforeAll, beforeEach, expect } from 'vitest'
import { importJobs } from '../src/modules/imports/index.ts'
import { createTestApp, type TestApp, withNewCompanies } from './test-app.ts'

export const importsPath = '/v1/service-orders/imports'

type Row = Readonly<Record<string, string>>
type ImportDecisionsInput = NonNullable<EndpointInput<typeof imports.map>['body']>

/** A valid row with the titles of the template. */
export const plainRow: Row = {
  Prioridade: 'Normal',
  'Centro de custo': 'Loja',
  'Valor declarado': '1.234,56',
  Observações: 'Ligar ao chegar',
  'Coleta: contato': 'Expedição',
  'Coleta: telefone': '(11) 3091-0412',
  'Coleta: CEP': '01310-100',
  'Coleta: logradouro': 'Avenida Paulista',
  'Coleta: número': '1578',
  'Coleta: bairro': 'Bela Vista',
  'Coleta: cidade': 'São Paulo',
  'Coleta: UF': 'SP',
  'Entrega: contato': 'Mariana Albuquerque',
  'Entrega: telefone': '(11) 98765-4321',
  'Entrega: CEP': '05013-001',
  'Entrega: logradouro': 'Rua Cardoso de Almeida',
  'Entrega: número': '788',
  'Entrega: complemento': 'Apto 42',
  'Entrega: bairro': 'Perdizes',
  'Entrega: cidade': 'São Paulo',
  'Entrega: UF': 'SP',
  'Item: descrição': 'Cesta de café da manhã',
  'Item: quantidade': '1',
  'Item: peso (kg)': '3,2',
  'Item: valor': '199,90',
}

/** Rows as a Brazilian spreadsheet saves them. */
export function createCsv(rows: readonly Row[]): string {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const quoted = (text = ''): string => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = [headers, ...rows.map((row) => headers.map((header) => row[header]))]
  return lines.map((cells) => cells.map(quoted).join(';')).join('\r\n')
}

/** A row without the columns of the pickup, as a shop exports it. */
export const shopRow: Row = Object.fromEntries(
  Object.entries(plainRow).filter(([title]) => !title.startsWith('Coleta')),
)

/** Returns helpers for imports of an application; jobs run when a test calls them, not by the queue. */
export function createImportHelpers(testApp: TestApp, kind?: ImportKind) {
  const manager = testApp.users.manager
  const calm = new AbortController().signal
  const [check, run] = importJobs

  const send = (content: string | Buffer, as = manager, companyId = testApp.companies.acme) => {
    const file = new File([new Uint8Array(Buffer.from(content))], 'ordens.csv')
    return testApp.call('POST', importsPath, { as, form: { companyId, ...(kind && { kind }), files: file } })
  }
  const read = async (id: string): Promise<Import> =>
    (await testApp.call('GET', `${importsPath}/${id}`, { as: manager })).json()
  const start = (id: string, as = manager) => testApp.call('POST', `${importsPath}/${id}/start`, { as })
  const runJob = (id: string, ctx = testApp.ctx, signal = calm) => run?.run(ctx, { id }, signal) ?? Promise.resolve()

  async function checked(content: string | Buffer): Promise<Import> {
    const response = await send(content)
    expect(response.statusCode, response.body).toBe(202)
    await check?.run(testApp.ctx, { id: response.json().id }, calm)
    return read(response.json().id)
  }
  async function imported(content: string | Buffer): Promise<Import> {
    const { id } = await checked(content)
    expect((await start(id)).statusCode).toBe(202)
    await runJob(id)
    return read(id)
  }
  const recheck = (id: string) => check?.run(testApp.ctx, { id }, calm) ?? Promise.resolve()
  /** Decides about the table, the columns and the constants of an import, and checks its rows again. */
  async function decide(id: string, decisions: ImportDecisionsInput): Promise<Import> {
    const response = await testApp.call('PUT', `${importsPath}/${id}/columns`, { as: manager, body: decisions })
    expect(response.statusCode, response.body).toBe(202)
    await recheck(id)
    return read(id)
  }
  /** The orders that the rows of an import become, in the order of the file. */
  async function readInputs(id: string) {
    const rows = await testApp.db
      .selectFrom('import_rows')
      .select('input')
      .where('import_id', '=', id)
      .where('input', 'is not', null)
      .orderBy('row_number')
      .execute()
    return rows.map(({ input }) => input)
  }
  /** Uploads the export of a shop, which has no pickup, and confirms the columns and the usual pickup that are proposed. */
  async function confirmExport(content: string | Buffer) {
    const check = await checked(content)
    expect(check).toMatchObject({ status: 'failed', failure: expect.stringContaining('Coleta: local salvo') })
    const columns = check.columns.map(({ field }) => field as never)
    return { check, decided: await decide(check.id, { columns, constants: check.usualPickup?.constants ?? [] }) }
  }
  return { send, read, start, run: runJob, checked, recheck, imported, decide, readInputs, confirmExport }
}

/** Starts an application for the tests of a file, with new companies for each test. */
export function setUpImports() {
  const fixture = {} as ReturnType<typeof createImportHelpers> & { testApp: TestApp }
  beforeAll(async () => {
    fixture.testApp = await createTestApp()
  })
  beforeEach(async () => {
    const testApp = await withNewCompanies(fixture.testApp)
    Object.assign(fixture, createImportHelpers(testApp), { testApp })
  })
  return fixture
}

/** Starts an application for the tests of the exports of shops, whose company has a usual pickup. */
export function setUpShopExports() {
  const fixture = setUpImports()
  beforeEach(async () => {
    await fixture.imported(createCsv([plainRow]))
  })
  return fixture
}
