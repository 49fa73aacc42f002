import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { everyRole } from './roles.ts'

/** Where the pictures of a map come from. */
export const MapTiles = z.object({
  /** An address with `{z}`, `{x}` and `{y}` in the places of zoom, column and row. */
  url: z.string(),
  /** Whom they are of, to be shown beside them, with the address of who that is. */
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
    status: 200,
    roles: everyRole,
    errors: ['unauthenticated'],
  }),
}
