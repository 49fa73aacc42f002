import { ReportKey, ServiceOrderSort, ServiceOrderTab } from '@malote/api-client/contract'

/** The parameters of the requests, for the orders that `fillOrders` created until `now`. */
export interface ReadOptions {
  /** One company; absent for an admin: all. */
  readonly companyId: string | undefined
  readonly assigneeId: string
  readonly requestedById: string
  readonly now: Date
}

const daysBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 24 * 3_600_000).toISOString().slice(0, 10)

/** Returns every kind of filter of lists, counts and exports, by name. */
function filters({ assigneeId, requestedById, now }: ReadOptions): Record<string, string> {
  const season = `from=${daysBefore(now, 90)}&to=${daysBefore(now, 0)}`
  const month = `from=${daysBefore(now, 30)}&to=${daysBefore(now, 0)}`
  return {
    'no filter': '',
    'a reference': 'search=PED-0000777',
    'a name': 'search=mariana+albuquerque',
    'a word that hardly any order has': 'search=xilofone',
    'a phone': 'search=(11)+98123-4567',
    'a status': 'status=on_hold',
    'some statuses': 'status=delivered,returned',
    urgent: 'priority=urgent',
    'an assignee': `assigneeId=${assigneeId}`,
    'a requester': `requestedById=${requestedById}`,
    imported: 'source=import',
    'a cost centre': 'costCenter=CC-107',
    'a city': 'city=Macap%C3%A1',
    'a large city': 'city=S%C3%A3o+Paulo',
    'delivered in a large city this season': `city=S%C3%A3o+Paulo&status=delivered&${season}`,
    'a state': 'state=RR',
    'a failure reason': 'failureReason=Destinat%C3%A1rio+ausente',
    'delivered late': 'delivery=delayed',
    charged: 'chargeable=true',
    late: 'late=true',
    'not late': 'late=false',
    'created this month': month,
    'created this season': season,
    'scheduled this month': `${month}&moment=scheduledFor`,
    'promised this month': `${month}&moment=promisedAt`,
    'delivered this month': `${month}&moment=deliveredAt`,
    'failed this month': `${month}&moment=failedAt`,
    'failed this season for a reason': `${season}&moment=failedAt&failureReason=Destinat%C3%A1rio+ausente`,
  }
}

/** Calls that read orders, by a name to show. */
export function orderReads(requested: ReadOptions): Record<string, string> {
  const company = requested.companyId ? `companyId=${requested.companyId}&` : ''
  const list = `/v1/service-orders?${company}limit=25`
  const reads: Record<string, string> = {}
  for (const tab of ServiceOrderTab.options) reads[`list, tab ${tab}`] = `${list}&tab=${tab}`
  for (const sort of ServiceOrderSort.options) reads[`list, sorted by ${sort}`] = `${list}&sort=${sort}`
  for (const sort of ['-createdAt', 'promisedAt', '-priority']) {
    reads[`list, page 4000 sorted by ${sort}`] = `${list}&sort=${sort}&page=4000`
  }
  for (const [name, filter] of Object.entries(filters(requested))) {
    reads[`list, ${name}`] = `${list}&${filter}`
    reads[`counts, ${name}`] = `/v1/service-orders/summary?${company}${filter}`
  }
  return reads
}

/** Returns the requests that only admins send: the dashboard, and each report of a month and of a season. */
export function figures({ companyId, now }: ReadOptions): Record<string, string> {
  const company = companyId ? `companyId=${companyId}&` : ''
  const readReports = (name: string, days: number) =>
    ReportKey.options.map((key) => [
      `${name}, ${key}`,
      `/v1/reports/${key}?${company}from=${daysBefore(now, days)}&to=${daysBefore(now, 0)}`,
    ])
  return {
    dashboard: `/v1/dashboard?${company}`,
    ...Object.fromEntries([...readReports('report', 30), ...readReports('report of a season', 90)]),
  }
}
