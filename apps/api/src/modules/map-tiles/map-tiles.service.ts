import type { MapTiles } from '@malote/api-client/contract'
import { type Context, requireSession } from '../../platform/context.ts'

/** Returns the tile source of this installation; null when none is configured. */
export async function getMapTiles(ctx: Context): Promise<{ data: MapTiles | null }> {
  requireSession(ctx)
  return { data: ctx.config.mapTiles ?? null }
}
