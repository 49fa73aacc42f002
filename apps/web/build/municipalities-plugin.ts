import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { writeEdge } from '../src/features/orders/map/municipality-edges.ts'

/** One municipality of the package. */
interface Municipality {
  readonly ufSigla: string
  readonly municipioNome: string
  /** The outer edge is the first ring of each polygon. */
  readonly poligono: { readonly coordinates: readonly (readonly [number, number])[][][] }
}

/** The name of each municipality of a state with its edge. */
type StateModule = [name: string, edge: string][]

const id = 'virtual:municipalities'
const modules = /^\0virtual:municipalities(?:\/([a-z]{2}))?$/

/**
 * Divides the edges of the municipalities, 8 MB, into a module for each state: `virtual:municipalities` exports a function
 * that loads it, by the code of the state in lower case.
 */
export function municipalitiesPlugin(): Plugin {
  let states: Promise<Map<string, StateModule>> | undefined
  return {
    name: 'malote-municipalities',
    resolveId: (source) => (modules.test(`\0${source}`) ? `\0${source}` : undefined),
    async load(source) {
      const [matched, state] = modules.exec(source) ?? []
      if (!matched) return undefined
      states ??= readStates()
      const byState = await states
      if (state) return `export const municipalities = ${JSON.stringify(byState.get(state) ?? [])}`
      const loaders = [...byState.keys()].map((key) => `${key}: () => import('${id}/${key}')`)
      return `export const states = { ${loaders.join(', ')} }`
    },
  }
}

async function readStates(): Promise<Map<string, StateModule>> {
  const file = createRequire(import.meta.url).resolve('ibge-cidades-com-poligonos')
  const states = new Map<string, StateModule>()
  for (const { ufSigla, municipioNome, poligono } of JSON.parse(await readFile(file, 'utf8')) as Municipality[]) {
    const state = ufSigla.toLowerCase()
    const edges = poligono.coordinates.flatMap(([ring]) => (ring ? [writeEdge(ring)] : []))
    states.set(state, [...(states.get(state) ?? []), ...edges.map((edge): [string, string] => [municipioNome, edge])])
  }
  return states
}
