import { states } from 'virtual:municipalities'
import type { MapPart } from '@malote/ui'
import { readEdge } from './municipality-edges.ts'

/**
 * Loads the municipalities of a state by its code in lower case, such as "sp".
 * @throws when the file cannot be loaded.
 */
export async function loadMunicipalities(state: string): Promise<MapPart[]> {
  const { municipalities } = (await states[state]?.()) ?? { municipalities: [] }
  return municipalities.map(([name, edge], index) => ({ id: `${state}-${index}`, name, ring: readEdge(edge) }))
}
