import type pg from 'pg'

/** The tables by topic. Generating fails when a table is in no group, or in two. */
const groups: { title: string; text: string; tables: string[] }[] = [
  {
    title: 'Orders',
    text: 'The order, its stops and items, the state before its last transition, the text of the search and the failed attempts, which triggers copy, and the counters behind order numbers and daily quotas.',
    tables: [
      'service_orders',
      'service_order_stops',
      'service_order_items',
      'service_order_last_steps',
      'service_order_manual_positions',
      'service_order_search',
      'service_order_failures',
      'service_order_sequences',
      'company_days',
    ],
  },
  {
    title: 'Order history',
    text: 'Rows are appended and never edited; a trigger enforces it.',
    tables: ['service_order_events', 'service_order_comments', 'service_order_attachments'],
  },
  {
    title: 'Occurrences',
    text: 'What went wrong with an order, with an owner and a due time, and its comments. Its photos are attachments of the order.',
    tables: ['order_occurrences', 'order_occurrence_comments'],
  },
  {
    title: 'Recipients',
    text: 'Requests of recipients, and how they rate their delivery. The token of their page is in the stop.',
    tables: ['recipient_requests', 'stop_ratings'],
  },
  {
    title: 'Receipts',
    text: 'Signed receipts of finished orders, and the keys that signed them.',
    tables: ['receipts', 'evidence_links', 'signing_keys'],
  },
  {
    title: 'Order totals',
    text: 'A trigger writes the changes; a scheduled task adds them to the totals.',
    tables: ['service_order_counts', 'service_order_count_changes'],
  },
  {
    title: 'Figures of days',
    text: 'Triggers write the changes; a scheduled task counts the past days, and the changed ones again.',
    tables: ['company_day_figures', 'company_day_figures_counted', 'zone_day_figures', 'day_figures_changes'],
  },
  {
    title: 'Imports of orders',
    text: 'The file, its rows, the rows that became orders, and the mappings that users have saved.',
    tables: ['imports', 'import_rows', 'import_corrections', 'imported_rows', 'import_mappings'],
  },
  {
    title: 'Messages to check',
    text: 'E-mails that may become orders, and their files.',
    tables: ['inbox_messages', 'inbox_attachments'],
  },
  {
    title: 'Companies, users and locations',
    text: 'Memberships are the scope of every query of operators and managers. Logos are those of the provider and of companies.',
    tables: ['companies', 'memberships', 'users', 'locations', 'postal_codes', 'logos'],
  },
  {
    title: 'Authentication',
    text: 'Sessions, API keys, password links and counted requests.',
    tables: ['sessions', 'login_attempts', 'password_tokens', 'api_keys', 'call_counts', 'acceptances'],
  },
  {
    title: 'Notifications, e-mails and webhooks',
    text: 'Outboxes are filled in the transaction of the change.',
    tables: [
      'emails',
      'notifications',
      'notification_preferences',
      'deadline_notices',
      'recipient_messages',
      'recipient_opt_outs',
      'webhooks',
      'webhook_secrets',
      'webhook_deliveries',
    ],
  },
  { title: 'Reports', text: 'Schedules and generated files.', tables: ['report_schedules', 'report_runs'] },
  {
    title: 'Audit and privacy',
    text: 'Who changed and accessed data, and the requests of data subjects.',
    tables: ['audit_log', 'access_log', 'privacy_requests', 'privacy_request_sequences'],
  },
  { title: 'Other', text: 'Settings and idempotency keys.', tables: ['settings', 'idempotency_keys'] },
]

interface Column {
  table: string
  name: string
  type: string
  required: boolean
  primary: boolean
}

interface ForeignKey {
  table: string
  parent: string
  columns: string[]
  required: boolean
}

const columnsSql = `
  select c.relname as "table", a.attname as name, t.typname as type, a.attnotnull as required,
    coalesce(a.attnum = any(k.conkey), false) as primary
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migrations'
  order by c.relname, a.attnum`

const foreignKeysSql = `
  select c.relname as "table", p.relname as parent,
    array_agg(a.attname::text order by a.attnum) as columns, bool_and(a.attnotnull) as required
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
  join pg_class p on p.oid = k.confrelid and not p.relispartition
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
  where k.contype = 'f' and not c.relispartition
  group by k.oid, c.relname, p.relname
  order by c.relname, p.relname, columns`

/** PostgreSQL names the type of an array by an underscore. */
const formatType = (type: string) => (type.startsWith('_') ? `${type.slice(1)}[]` : type)

function diagram(tables: readonly string[], columns: readonly Column[], keys: readonly ForeignKey[]): string {
  const tableKeys = keys.filter(({ table }) => tables.includes(table))
  const relations = tableKeys.map(
    ({ table, parent, columns: names, required }) =>
      `  ${parent} ${required ? '||' : '|o'}--o{ ${table} : "${names.join(', ')}"`,
  )
  const entities = tables.map((table) => {
    const lines = columns
      .filter((column) => column.table === table)
      .map(({ name, type, required, primary }) => {
        const isForeign = tableKeys.some((key) => key.table === table && key.columns.includes(name))
        const marks = [primary ? 'PK' : '', isForeign ? 'FK' : ''].filter((mark) => mark !== '').join(', ')
        return `    ${[formatType(type), name, marks, required ? '' : '"optional"'].filter((part) => part !== '').join(' ')}`
      })
    return `  ${table} {\n${lines.join('\n')}\n  }`
  })
  return ['erDiagram', ...relations, ...entities].join('\n')
}

/**
 * Returns the text of docs/data-model.md, read from a migrated database.
 *
 * @throws Error when a table is in no group or in two.
 */
export async function dataModelPage(client: Pick<pg.Client, 'query'>): Promise<string> {
  const columns = (await client.query<Column>(columnsSql)).rows
  const keys = (await client.query<ForeignKey>(foreignKeysSql)).rows
  const grouped = groups.flatMap(({ tables }) => tables).toSorted()
  const existing = [...new Set(columns.map(({ table }) => table))].toSorted()
  if (grouped.join() !== existing.join()) {
    const missing = existing.filter((table) => !grouped.includes(table))
    const removed = grouped.filter((table, index) => !existing.includes(table) || grouped[index - 1] === table)
    throw new Error(`apps/api/scripts/data-model-page.ts: add ${missing.join()}; remove ${removed.join()}.`)
  }
  const sections = groups.map(
    ({ title, text, tables }) => `## ${title}\n\n${text}\n\n\`\`\`mermaid\n${diagram(tables, columns, keys)}\n\`\`\`\n`,
  )
  return `<!-- Generated by \`pnpm docs:generate\` from a migrated database. Do not edit. -->
# Data model

The tables of the schema \`public\` by topic, after all migrations. A table of another topic is shown without columns.
The job queue (pg-boss) has the schema \`jobs\`. The migrations are in \`apps/api/migrations\`.

${sections.join('\n')}`
}
