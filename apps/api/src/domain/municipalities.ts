import type { Coordinates } from '@malote/api-client/contract'

/** Finds the centres of a municipality and of a state, by names as people write them. */
export interface Municipalities {
  /** @returns the centre of a municipality; undefined when the state has none of this name. */
  findMunicipality: (city: string, state: string) => Coordinates | undefined
  /** @returns the centre of a state; undefined for an unknown code. */
  findState: (state: string) => Coordinates | undefined
}

/** Letters without accents: `Santa Bárbara d'Oeste` and `SANTA BARBARA D OESTE` are the same municipality. */
const normalize = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

const getKey = (city: string, state: string): string => `${state} ${normalize(city)}`

let loading: Promise<Municipalities> | undefined

/**
 * Loads the 5,571 municipalities of IBGE, which the package `municipios-brasil` contains, at the first use: they take 10 MB
 * while they are read.
 */
export function loadMunicipalities(): Promise<Municipalities> {
  loading ??= load()
  return loading
}

async function load(): Promise<Municipalities> {
  const { carregarMunicipios, listarEstados } = await import('municipios-brasil')
  const toCoordinates = ({ latitude, longitude }: Coordinates): Coordinates => ({ latitude, longitude })
  const municipalities = new Map<string, Coordinates>()
  for (const one of (await carregarMunicipios()).listar()) {
    municipalities.set(getKey(one.nome, one.uf), toCoordinates(one))
  }
  const states = new Map<string, Coordinates>(listarEstados().map((one) => [one.uf, toCoordinates(one)]))
  return {
    findMunicipality: (city, state) => municipalities.get(getKey(city, state)),
    findState: (state) => states.get(state),
  }
}
