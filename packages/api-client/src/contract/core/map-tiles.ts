import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { allRoles } from './roles.ts'

/** The source of the map tiles. */
export const MapTiles = z.object({
  /** A URL template with `{z}`, `{x}` and `{y}` for zoom, column and row. */
  url: z.string(),
  /** The copyright holder to show on the map, with a link. */
  attribution: z.object({ text: z.string(), url: z.nullable(z.string()) }),
})
export type MapTiles = z.infer<typeof MapTiles>

export const mapTiles = {
  get: endpoint({
    id: 'mapTiles.get',
    method: 'GET',
    path: '/v1/map-tiles',
    summary: 'Diz de onde vêm as imagens dos mapas; sem nenhuma fonte configurada, responde data nulo.',
    response: z.object({ data: z.nullable(MapTiles) }),
    roles: allRoles,
  }),
}
