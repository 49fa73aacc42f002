import {
  formatPhone,
  formatPostalCode,
  orderFields,
  orderNameFields,
  orderSourceLabels,
  priorityLabels,
  type ServiceOrderExport,
  type ServiceOrderStatus,
  serviceOrderStatusLabels,
} from '@malote/api-client/contract'
import type * as z from 'zod/mini'
import { toDay } from '../../../domain/time-zone.ts'
import { type Context, exportDatabase, requireSession } from '../../../platform/context.ts'
import { selectTimeZone } from '../../../platform/db/time-zone.ts'
import type { Download } from '../../../platform/files/download.ts'
import { limitExports } from '../../../platform/files/export-turns.ts'
import { type Cell, type SpreadsheetColumn, toSpreadsheetDownload } from '../../../platform/files/spreadsheet-writer.ts'
import { requireCompany } from '../../companies/index.ts'
import { orderColumns } from '../order-columns.ts'
import { type ExportRow, selectExportPage, selectFilteredNumbers } from './order-export.sql.ts'
import { assertSearchIsNarrow } from './order-search.sql.ts'

interface ExportColumn extends SpreadsheetColumn {
  readonly value: (row: ExportRow, now: Date) => Cell
}

const phone = (value: string | null): Cell => (value === null ? null : formatPhone(value))
const reais = (cents: number | null): Cell => (cents === null ? null : cents / 100)

const columns: readonly ExportColumn[] = [
  { header: 'Número', kind: 'text', value: (row) => row.order_number },
  { header: 'Empresa', kind: 'text', value: (row) => row.company_name },
  { header: 'Status', kind: 'text', value: (row) => serviceOrderStatusLabels[row.status] },
  { header: orderFields.priority.label, kind: 'text', value: (row) => priorityLabels[row.priority] },
  ...orderNameFields.map(
    (field): ExportColumn => ({
      header: orderFields[field].label,
      kind: 'text',
      value: (row) => row[orderColumns[field]],
    }),
  ),
  { header: 'Criada em', kind: 'moment', value: (row) => row.created_at },
  { header: 'Agendada para', kind: 'moment', value: (row) => row.scheduled_for },
  { header: 'Prazo', kind: 'moment', value: (row) => row.promised_at },
  { header: 'Atrasada', kind: 'text', value: (row) => (row.late ? 'Sim' : 'Não') },
  { header: 'Coletada em', kind: 'moment', value: (row) => row.collected_at },
  { header: 'Entregue em', kind: 'moment', value: (row) => row.delivered_at },
  { header: 'Coleta: contato', kind: 'text', value: (row) => row.pickup_contact },
  { header: 'Coleta: cidade', kind: 'text', value: (row) => row.pickup_city },
  { header: 'Coleta: UF', kind: 'text', value: (row) => row.pickup_state },
  { header: 'Entregas', kind: 'integer', value: (row) => row.dropoff_count },
  { header: 'Entrega: destinatário', kind: 'text', value: (row) => row.dropoff_contact },
  { header: 'Entrega: telefone', kind: 'text', value: (row) => phone(row.dropoff_phone) },
  { header: 'Entrega: e-mail', kind: 'text', value: (row) => row.dropoff_email },
  { header: 'Entrega: CEP', kind: 'text', value: (row) => formatPostalCode(row.dropoff_postal_code) },
  { header: 'Entrega: logradouro', kind: 'text', value: (row) => row.dropoff_street },
  { header: 'Entrega: número', kind: 'text', value: (row) => row.dropoff_number },
  { header: 'Entrega: bairro', kind: 'text', value: (row) => row.dropoff_neighborhood },
  { header: 'Entrega: cidade', kind: 'text', value: (row) => row.dropoff_city },
  { header: 'Entrega: UF', kind: 'text', value: (row) => row.dropoff_state },
  { header: 'Entrega: latitude', kind: 'degrees', value: (row) => row.dropoff_latitude },
  { header: 'Entrega: longitude', kind: 'degrees', value: (row) => row.dropoff_longitude },
  { header: 'Recebida por', kind: 'text', value: (row) => row.receiver_name },
  { header: 'Valor declarado (R$)', kind: 'money', value: (row) => reais(row.declared_value_cents) },
  { header: 'Tentativas', kind: 'integer', value: (row) => row.attempts },
  { header: 'Cancelamento cobrado', kind: 'text', value: (row) => (row.chargeable ? 'Sim' : 'Não') },
  { header: 'Motivo do cancelamento', kind: 'text', value: (row) => row.cancel_reason },
  { header: 'Responsável', kind: 'text', value: (row) => row.assignee_name },
  { header: 'Solicitada por', kind: 'text', value: (row) => row.requested_by_name },
  { header: 'Origem', kind: 'text', value: (row) => orderSourceLabels[row.source] },
]

/**
 * Exports the filtered orders as a spreadsheet, newest first, streamed in pages.
 *
 * @throws AppError `too_many_requests` when the caller is receiving two others.
 */
export async function exportServiceOrders(
  ctx: Context,
  { format, ...filters }: z.output<typeof ServiceOrderExport>,
): Promise<Download> {
  const { scope, now, user } = requireSession(ctx)
  assertSearchIsNarrow(scope, filters)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  const db = exportDatabase(ctx)
  const timeZone = await selectTimeZone(db)

  async function* rows(): AsyncGenerator<Cell[]> {
    let last: ExportRow | undefined
    do {
      const page = await selectExportPage(db, scope, filters, { now, callerId: user.id }, last)
      for (const row of page) yield columns.map(({ value }) => value(row, now))
      last = page.at(-1)
    } while (last)
  }
  const table = { name: 'Ordens de serviço', columns, rows: rows(), timeZone }
  return limitExports(user.id, toSpreadsheetDownload(format, `ordens-de-servico-${toDay(now, timeZone)}`, table))
}

/**
 * Lists the numbers and statuses of the filtered orders, oldest first.
 *
 * @param limit Maximum number of orders; of more, the newest.
 * @throws AppError `not_found` for a company that the caller cannot see.
 */
export async function listFilteredNumbers(
  ctx: Context,
  filters: Omit<z.output<typeof ServiceOrderExport>, 'format'>,
  limit: number,
): Promise<{ readonly orderNumber: string; readonly status: ServiceOrderStatus }[]> {
  const { db, scope, now, user } = requireSession(ctx)
  assertSearchIsNarrow(scope, filters)
  if (filters.companyId) await requireCompany(ctx, filters.companyId)
  const rows = await selectFilteredNumbers(db, scope, filters, { now, callerId: user.id }, limit)
  return rows.map(({ order_number: orderNumber, status }) => ({ orderNumber, status })).reverse()
}
