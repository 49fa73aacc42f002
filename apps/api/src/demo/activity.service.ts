import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importFields } from '@malote/api-client/contract'
import { createApiKey } from '../modules/api-keys/index.ts'
import { closeRequest, openPublicRequest } from '../modules/privacy/index.ts'
import { createRun, createSchedule } from '../modules/report-runs/index.ts'
import { addComment, type PastOrder, transitionServiceOrder } from '../modules/service-orders/index.ts'
import { createWebhook } from '../modules/webhooks/index.ts'
import type { Session } from '../platform/context.ts'
import { withTemporaryFolder } from '../platform/files/temporary-folder.ts'
import { newId } from '../platform/security/ids.ts'
import { addRecipients } from './recipients.service.ts'
import type { ContextAt, People } from './seed.service.ts'
import { endDeliveries, insertFinishedImport, selectPrivacyRequestId } from './seed.sql.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

interface Activity {
  readonly at: ContextAt
  readonly people: People
  readonly orders: readonly PastOrder[]
  readonly now: Date
  /** Inserts the orders. */
  readonly save: () => Promise<void>
}

/** Adds what surrounds the orders: integrations, an import, reports, requests about personal data, notifications. */
export async function addActivity(activity: Activity): Promise<void> {
  const { at, people, now, save } = activity
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const admin = people.sessions.get('admin@malote.example') as Session
  // Before the orders, so that the trigger of their events fills its log.
  const webhook = await createWebhook(at(daysAgo(20), admin), {
    companyId: people.companyIds.laboratory,
    url: 'https://integracao.claraluz.example/malote',
    description: 'Sistema de laudos',
    events: ['service_order.status_changed'],
  })
  await save()
  await endDeliveries(at(now).db, webhook.id, daysAgo(20), now)
  await createApiKey(at(daysAgo(20), admin), { companyId: people.companyIds.laboratory, name: 'Sistema de laudos' })
  await addReports(at, admin, people, now)
  await addPrivacyRequests(at, admin, daysAgo)
  await addImport(activity)
  await addConversation(activity)
  await addRecipients(at, activity.orders, now)
}

async function addReports(at: ContextAt, admin: Session, { companyIds }: People, now: Date): Promise<void> {
  const ctx = at(now, admin)
  const weekly = { every: 'week', weekday: 'monday', at: '07:30' } as const
  const monthly = { every: 'month', day: 1, at: '08:00' } as const
  const common = { format: 'xlsx', active: true } as const
  await createSchedule(ctx, {
    ...common,
    key: 'punctuality-by-day',
    period: 'last_7_days',
    rhythm: weekly,
    recipients: ['operacao@malote.example'],
  })
  await createSchedule(ctx, {
    ...common,
    key: 'orders-by-status',
    period: 'last_month',
    rhythm: monthly,
    companyId: companyIds.office,
    recipients: ['lucia@mouratavares.example', 'financeiro@mouratavares.example'],
  })
  const day = (ago: number) => new Date(now.getTime() - ago * dayMs).toISOString().slice(0, 10)
  await createRun(ctx, { key: 'failures-by-reason', from: day(31), to: day(1), format: 'csv' })
}

async function addPrivacyRequests(at: ContextAt, admin: Session, daysAgo: (days: number) => Date): Promise<void> {
  const contact = { email: 'mariana.couto@example.com', name: 'Mariana Couto' }
  const { protocol } = await openPublicRequest(at(daysAgo(18)), { ...contact, kind: 'access' })
  await closeRequest(at(daysAgo(15), admin), await selectPrivacyRequestId(at(daysAgo(15)).db, protocol), {
    outcome: 'done',
    answer: 'Enviamos por e-mail a relação das entregas em que o seu nome aparece.',
  })
  const message = 'Mudei de endereço e não quero mais que o antigo fique guardado.'
  await openPublicRequest(at(daysAgo(3)), {
    kind: 'deletion',
    name: 'Ivo Sampaio',
    email: 'ivo.sampaio@example.com',
    message,
  })
}

/** The columns of the imported spreadsheet. */
const importedColumns = [
  'externalRef',
  'dropoffs/0/contactName',
  'dropoffs/0/address/postalCode',
  'dropoffs/0/address/street',
  'dropoffs/0/address/number',
  'dropoffs/0/address/city',
]

/** Adds the import of the bookshop: the rows that became orders, and two with errors. */
async function addImport({ at, people, orders, now }: Activity): Promise<void> {
  const imported = orders.filter(({ row }) => row.source === 'import')
  const [first] = imported
  if (!first) return
  const headers = importedColumns.map((path) => importFields.find(({ field }) => field === path)?.title ?? path)
  const cells = imported.map(({ row }) => {
    const stop = row.stops[1]
    return [row.external_ref, stop?.contact_name, stop?.postal_code, stop?.street, stop?.number, stop?.city]
  })
  const broken = [
    {
      cells: ['PED-9001', 'Nair Prates', '0310', 'Rua Tuiuti', '15', 'São Paulo'],
      column: 2,
      message: 'O CEP tem 8 números.',
    },
    {
      cells: ['PED-9002', '', '03310000', 'Rua Tuiuti', '90', 'São Paulo'],
      column: 1,
      message: 'Preencha este campo.',
    },
  ]
  const lines = [headers, ...cells, ...broken.map((row) => row.cells)].map((row) => row.join(';'))
  const content = Buffer.from(`${lines.join('\r\n')}\r\n`)
  const id = newId(+first.row.created_at)
  const file_sha256 = createHash('sha256').update(content).digest()
  const file_key = `imports/${id}`
  const { db, services } = at(now)
  await withTemporaryFolder(services.files, async (folder) => {
    const path = join(folder, 'import')
    await writeFile(path, content)
    await services.files.save(file_key, path, 'text/csv')
  })
  const importRow = (row_number: number, row: readonly unknown[]) => ({
    import_id: id,
    row_number,
    cells: JSON.stringify(row),
    input: null,
  })
  await insertFinishedImport(
    db,
    {
      id,
      company_id: people.companyIds.bookshop,
      created_by_id: first.row.requested_by_id as string,
      file_name: 'pedidos-da-semana.csv',
      file_key,
      file_sha256,
      format: 'csv',
      status: 'done',
      headers: JSON.stringify(headers),
      columns: JSON.stringify(importedColumns),
      created_at: new Date(+first.row.created_at - 2 * minuteMs),
      finished_at: new Date(+first.row.created_at + minuteMs),
    },
    [
      ...cells.map((row, index) => ({ ...importRow(index + 2, row), state: 'created' as const, errors: '[]' })),
      ...broken.map(({ cells: row, column, message }, index) => ({
        ...importRow(cells.length + index + 2, row),
        state: 'invalid' as const,
        errors: JSON.stringify([{ column: headers[column], message }]),
      })),
    ],
    imported.map(({ row }, index) => ({
      company_id: people.companyIds.bookshop,
      file_sha256,
      row_number: index + 2,
      service_order_id: row.id,
    })),
  )
}

/** The last half hour of three open orders, through the services: their participants are notified. */
async function addConversation({ at, people, orders, now }: Activity): Promise<void> {
  const manager = people.sessions.get('gestora@paodaserra.example') as Session
  const operator = people.sessions.get('operador@malote.example') as Session
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  const bakery = (status: PastOrder['row']['status']) =>
    orders.flatMap(({ row }) =>
      row.status === status && row.company_id === people.companyIds.bakery && row.updated_at < minutesAgo(30)
        ? row
        : [],
    )
  const [asked, missed] = bakery('in_transit')
  const [waiting] = bakery('on_hold')
  const writeComment = async (session: Session, minutes: number, orderNumber: string, text: string) => {
    await addComment(at(minutesAgo(minutes), session), orderNumber, { text, visibility: 'company' })
  }
  if (waiting)
    await writeComment(operator, 26, waiting.order_number, 'O destinatário ainda não confirmou. Espero até as 16h?')
  if (asked) {
    await writeComment(manager, 12, asked.order_number, 'O cliente ligou perguntando. Falta muito?')
    await writeComment(operator, 9, asked.order_number, 'Peguei trânsito na marginal. Estou a dez minutos de lá.')
  }
  if (missed) {
    const failure = { to: 'failed', reason: 'Destinatário ausente' } as const
    await transitionServiceOrder(at(minutesAgo(3), operator), missed.order_number, failure)
  }
}
