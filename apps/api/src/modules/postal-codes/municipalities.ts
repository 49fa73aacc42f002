import { type Coordinates, toPlainLetters } from '@malote/api-client/contract'
import { distance } from 'fastest-levenshtein'
import type { Districts, Position } from './districts.gen.ts'

/** The municipalities, districts and states of Brazil, by names as people write them. */
export interface Municipalities {
  /** @returns the centre of a municipality; undefined when the state has none of this name. */
  findMunicipality: (city: string, state: string) => Coordinates | undefined
  /**
   * @returns that the state has no municipality of this name, and the one whose name differs by at most two letters;
   * undefined when there is one, and for the Federal District, whose regions are written like cities.
   */
  checkMunicipality: (city: string, state: string) => { readonly similar?: string | undefined } | undefined
  /**
   * @returns the position of a district: of a neighborhood with the name of one or, as in the Federal District, of one that
   * is written like a city. Undefined when the municipality has none of this name.
   */
  findDistrict: (neighborhood: string, city: string, state: string) => Coordinates | undefined
  /** @returns the centre of a state; undefined for an unknown code. */
  findState: (state: string) => Coordinates | undefined
}

const getKey = (city: string, state: string): string => `${state} ${toPlainLetters(city)}`

/** Letters by which a name may differ from the one that is meant. */
const maximumDistance = 2

interface Name {
  readonly name: string
  readonly letters: string
}

/** @returns the name that differs least; undefined when several differ as little, because each may be meant. */
function findSimilar(city: string, names: readonly Name[]): string | undefined {
  const written = toPlainLetters(city)
  const near = names.flatMap(({ name, letters }) => {
    const limit = Math.min(maximumDistance, letters.length / 4)
    // Most names are excluded by their length, which is cheaper than their letters.
    if (Math.abs(letters.length - written.length) > limit) return []
    const difference = distance(written, letters)
    return difference <= limit ? [{ name, difference }] : []
  })
  const least = Math.min(...near.map(({ difference }) => difference))
  const [first, ...others] = near.filter(({ difference }) => difference === least)
  return others.length === 0 ? first?.name : undefined
}

let loading: Promise<Municipalities> | undefined

/**
 * Loads the 5,571 municipalities of IBGE, which the package `municipios-brasil` contains, and the districts. At the first
 * use only.
 */
export function loadMunicipalities(): Promise<Municipalities> {
  loading ??= load()
  return loading
}

/** The districts of a state by their names; undefined for a name that districts of several municipalities have. */
function listByState(districts: Districts): Map<string, Position | undefined> {
  const byName = new Map<string, Position | undefined>()
  for (const [key, places] of Object.entries(districts)) {
    for (const [name, position] of Object.entries(places)) {
      const inState = getKey(name, key.slice(0, 2))
      byName.set(inState, byName.has(inState) ? undefined : position)
    }
  }
  return byName
}

async function load(): Promise<Municipalities> {
  const { districts } = await import('./districts.gen.ts')
  const districtsOfStates = listByState(districts)
  const { carregarMunicipios, listarEstados } = await import('municipios-brasil')
  const toCoordinates = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude })
  const municipalities = new Map<string, Coordinates>()
  const namesByState = new Map<string, Name[]>()
  for (const one of (await carregarMunicipios()).listar()) {
    municipalities.set(getKey(one.nome, one.uf), toCoordinates(one))
    const names = namesByState.get(one.uf) ?? []
    names.push({ name: one.nome, letters: toPlainLetters(one.nome) })
    namesByState.set(one.uf, names)
  }
  const states = new Map<string, Coordinates>(listarEstados().map((one) => [one.uf, toCoordinates(one)]))
  return {
    findMunicipality: (city, state) => municipalities.get(getKey(city, state)),
    checkMunicipality: (city, state) => {
      if (municipalities.has(getKey(city, state)) || state === 'DF') return undefined
      return { similar: findSimilar(city, namesByState.get(state) ?? []) }
    },
    findDistrict: (neighborhood, city, state) => {
      const key = getKey(city, state)
      const position =
        districts[key]?.[toPlainLetters(neighborhood)] ??
        (municipalities.has(key) ? undefined : districtsOfStates.get(key))
      return position && { latitude: position[0], longitude: position[1] }
    },
    findState: (state) => states.get(state),
  }
}
