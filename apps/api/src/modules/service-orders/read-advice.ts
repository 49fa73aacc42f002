import { type Context, readWithTimeout } from '../../platform/context.ts'

interface Advice<Row> {
  readonly companyId: string
  /** How many requests the rows belong to. */
  readonly requests: number
  /** The limit of the time of the database. */
  readonly timeoutMs: number
  /** The line of the log when the limit is exceeded. */
  readonly warning: string
  readonly select: (ctx: Context) => Promise<Row[]>
}

/**
 * Reads the rows of an advice, by the request that they belong to, whose positions start at 1. There are none when reading
 * takes too long, because advice must not make a request fail.
 */
export async function readAdvice<Row extends { readonly request: number }>(
  ctx: Context,
  { companyId, requests, timeoutMs, warning, select }: Advice<Row>,
): Promise<Row[][]> {
  const rows = await readWithTimeout(ctx, timeoutMs, select)
  if (!rows) ctx.log.warn({ companyId }, warning)
  const rowsByRequest = Map.groupBy(rows ?? [], ({ request }) => request)
  return Array.from({ length: requests }, (_, index) => rowsByRequest.get(index + 1) ?? [])
}
