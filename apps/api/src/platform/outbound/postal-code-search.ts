import { PostalCode, State } from '@malote/api-client/contract'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { readText } from './postal-codes.ts'

/** The street, or the part of one, that has a CEP. */
export interface StreetCode {
  readonly postalCode: string
  readonly street: string
  readonly neighborhood: string | null
  readonly city: string
  readonly state: State
  /** The house numbers that the CEP covers, as the service writes them; null is every one. */
  readonly numbers: string | null
}

/** Returns the codes of the streets whose name includes the text. Rejects when the service does not respond. */
export type PostalCodeSearch = (address: {
  readonly state: string
  readonly city: string
  readonly street: string
}) => Promise<readonly StreetCode[]>

const text = z.catch(z.nullish(z.string().check(z.trim(), z.maxLength(160))), null)
/** The format of ViaCEP; its `complemento` has the numbers. */
const Result = z.object({
  cep: PostalCode,
  logradouro: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  complemento: text,
  bairro: text,
  localidade: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  uf: State,
})

const day = 24 * 3_600_000

/**
 * Creates the search of postal codes by street. Results are kept in memory for a day: a file that is corrected is checked
 * again.
 * @param url An address with `{state}`, `{city}` and `{street}`, whose responses have the format of ViaCEP.
 * @param timeoutMs The timeout of a request. @default 4000
 */
export function createPostalCodeSearch(url: string, timeoutMs = 4_000): PostalCodeSearch {
  const results = new LRUCache<string, readonly StreetCode[]>({ max: 5_000, ttl: day })
  return async ({ state, city, street }) => {
    const parts: Record<string, string> = { state, city, street }
    const address = url.replace(/\{(state|city|street)\}/g, (_placeholder, part: string) => encodePart(parts[part]))
    const cached = results.get(address)
    if (cached) return cached
    const codes = await send(address, timeoutMs)
    results.set(address, codes)
    return codes
  }
}

async function send(address: string, timeoutMs: number): Promise<readonly StreetCode[]> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) {
    await response.body?.cancel()
    // Its response to a name that it cannot search.
    if (response.status === 400) return []
    throw new Error(`the search of postal codes returned ${response.status}`)
  }
  const body: unknown = JSON.parse(await readText(response))
  return Array.isArray(body) ? body.flatMap(toStreetCode) : []
}

/** Encodes a part of a path. A slash and dots would be other parts. */
const encodePart = (part = ''): string => encodeURIComponent(part.replace(/[/\\.]+/g, ' ').trim())

/** One result that cannot be read does not lose the others. */
function toStreetCode(result: unknown): StreetCode[] {
  const read = z.safeParse(Result, result).data
  if (!read) return []
  const { cep, logradouro, complemento, bairro, localidade, uf } = read
  return [
    {
      postalCode: cep,
      street: logradouro,
      neighborhood: bairro?.slice(0, 80) || null,
      city: localidade,
      state: uf,
      numbers: complemento || null,
    },
  ]
}
