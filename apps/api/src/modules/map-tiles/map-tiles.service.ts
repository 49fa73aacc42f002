import type { MapTiles } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'

/** The source that this installation names; nothing where it names none. */
export async function getMapTiles(ctx: Context): Promise<{ data: MapTiles | null }> {
  requireSession(ctx)
  return { data: ctx.mapTiles ?? null }
}
