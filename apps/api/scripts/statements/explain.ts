import pg from 'pg'
import type { Statement } from './record.ts'

/** A node of a plan, as far as this code reads it. */
interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly PlanNode[]
}

/** The plan of a statement. */
export interface Explained {
  /** `custom`: planned for these values; `generic`: the plan that a prepared statement may settle on for all values. */
  readonly mode: 'custom' | 'generic'
  readonly milliseconds: number
  /**
   * Tables that are read from end to end, or by an index from end to end; not those read until a page is full, and not
   * those of which a small partial index is read.
   */
  readonly scanned: readonly string[]
  /** Rows of orders that were read, those thrown away included. */
  readonly read: number
  /** Blocks of tables and indexes that were read, from memory or from the disk. */
  readonly blocks: number
  /** Rows of the table of orders itself that were read. */
  readonly orders: number
  /** Rows of orders that were read and thrown away. */
  readonly discarded: number
  /** Partitions of the history that were read. */
  readonly eventMonths: readonly string[]
  /** Pairs of rows that a join compared and threw away. */
  readonly unmatched: number
}

/** Runs a statement with both kinds of plans of the database, and rolls its writes back. */
export async function explain(client: pg.Client, { text, values }: Statement): Promise<Explained[]> {
  const results: Explained[] = []
  for (const mode of ['custom', 'generic'] as const) {
    await client.query('begin')
    try {
      await client.query(`set local plan_cache_mode = force_${mode}_plan`)
      await client.query(`prepare explained as ${text}`)
      const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
      const { rows } = await client.query(`explain (analyze, buffers, format json) execute explained${given}`)
      const [{ Plan, ...times }] = rows[0]['QUERY PLAN']
      const nodes = [...walkNodes(Plan)]
      const ofOrders = nodes.filter((node) => node['Relation Name']?.startsWith('service_order'))
      const sumCounts = (
        chosen: PlanNode[],
        key: 'Actual Rows' | 'Rows Removed by Filter' | 'Rows Removed by Join Filter',
      ) => chosen.reduce((sum, node) => sum + (node[key] ?? 0) * (node['Actual Loops'] ?? 1), 0)
      results.push({
        mode,
        milliseconds: times['Execution Time'],
        scanned: [...wholeReads(Plan, false)],
        read: sumCounts(ofOrders, 'Actual Rows') + sumCounts(ofOrders, 'Rows Removed by Filter'),
        blocks: (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0),
        orders: sumCounts(
          nodes.filter((node) => node['Relation Name'] === 'service_orders'),
          'Actual Rows',
        ),
        eventMonths: [...new Set(ofOrders.filter(isRead).map((node) => node['Relation Name'] ?? ''))].filter((name) =>
          name.startsWith('service_order_events'),
        ),
        discarded: sumCounts(ofOrders, 'Rows Removed by Filter'),
        unmatched: sumCounts(nodes, 'Rows Removed by Join Filter'),
      })
    } finally {
      await client.query('rollback')
      await client.query('deallocate all')
    }
  }
  return results
}

const isRead = (node: PlanNode) => node['Actual Loops'] !== 0

function* walkNodes(node: PlanNode): Generator<PlanNode> {
  yield node
  for (const inner of node.Plans ?? []) yield* walkNodes(inner)
}

/** Nodes that read all their input, also when the parent node stops early. */
const greedy: readonly string[] = ['Sort', 'Aggregate', 'Hash', 'WindowAgg', 'SetOp']

/** Partial indexes with few rows: one for each undone step. The planner may read one whole instead of once per row. */
const smallIndex = /^service_order_events_\w+_undoes_/

function* wholeReads(node: PlanNode, stopsEarly: boolean): Generator<string> {
  const { 'Node Type': type, 'Relation Name': table } = node
  const isSmall = smallIndex.test(node['Index Name'] ?? '')
  const byIndex = type.startsWith('Index') && node['Index Cond'] === undefined && !stopsEarly && !isSmall
  if (table && (type === 'Seq Scan' || byIndex)) yield table
  for (const inner of node.Plans ?? []) {
    yield* wholeReads(inner, type === 'Limit' || (stopsEarly && !greedy.includes(type)))
  }
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
  if (Array.isArray(value))
    return pg.escapeLiteral(
      `{${value.map((item) => (item === null ? 'null' : JSON.stringify(String(item)))).join(',')}}`,
    )
  return pg.escapeLiteral(String(value))
}
