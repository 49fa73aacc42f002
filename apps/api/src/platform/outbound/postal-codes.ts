import { Coordinates, PostalCodeAddress, removeNumberRange } from '@malote/api-client/contract'
import * as z from 'zod/mini'

/**
 * Returns the address of a CEP; undefined when the CEP does not exist; `unconfirmed` when one service has no such CEP and
 * another one could not be called. Rejects when no service responds.
 */
export type PostalCodeProvider = (cep: string) => Promise<PostalCodeAddress | 'unconfirmed' | undefined>

interface Limits {
  /** Timeout of one service. */
  readonly timeoutMs?: number
  /** How long a failed service is skipped. */
  readonly restMs?: number
}

const maximumLength = 64 * 1024

/**
 * Creates a provider that calls the services in order until one responds. A failed service is skipped for a while, so
 * that a slow one does not delay every form.
 * @param urls Addresses with `{cep}`, whose responses have the format of BrasilAPI or ViaCEP.
 */
export function createPostalCodeProvider(
  urls: readonly string[],
  { timeoutMs = 2_500, restMs = 30_000 }: Limits = {},
): PostalCodeProvider {
  const restingUntil = new Map<string, number>()
  return async (cep) => {
    let failure: Error | undefined
    let isUnconfirmed = false
    for (const url of urls) {
      if ((restingUntil.get(url) ?? 0) > performance.now()) {
        failure ??= new Error('the postal code services are skipped after a failure')
        continue
      }
      try {
        const address = await send(url, cep, timeoutMs)
        return address ?? (failure ? 'unconfirmed' : undefined)
      } catch (error) {
        failure = error as Error
        // The service itself works, and other CEPs may be in the sources that respond.
        if (!(error instanceof SourceError)) restingUntil.set(url, performance.now() + restMs)
        else isUnconfirmed ||= error.isMissingSomewhere
      }
    }
    if (isUnconfirmed) return 'unconfirmed'
    throw failure ?? new Error('no postal code service is available')
  }
}

/** The sources of a service have failed: BrasilAPI returns 404 for this too. */
class SourceError extends Error {
  /** Whether one of the sources responded that it has no such CEP. */
  readonly isMissingSomewhere: boolean

  constructor(messages: readonly string[]) {
    super(`the sources of the postal code service failed: ${messages.join(', ').slice(0, 200)}`)
    this.isMissingSomewhere = messages.some((message) => /n[aã]o (?:foi )?(?:encontrad|localizad|exist)/i.test(message))
  }
}

/** @throws SourceError when the service has not searched all its sources. */
async function send(url: string, cep: string, timeoutMs: number): Promise<PostalCodeAddress | undefined> {
  const response = await fetch(url.replace('{cep}', cep), {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.status === 404 || response.status === 400) {
    // A page of a proxy is no JSON, and no response about the CEP.
    const problem: unknown = JSON.parse(await readText(response))
    const failed = z.safeParse(FailedSources, problem).data
    if (failed) throw new SourceError(failed.errors.map(({ message }) => message))
    return undefined
  }
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the postal code service returned ${response.status}`)
  }
  const body: unknown = JSON.parse(await readText(response))
  // The ViaCEP response for a CEP that does not exist.
  if (z.safeParse(UnknownCode, body).success) return undefined
  return toAddress(cep, body)
}

/** Reads the text of a response, unless it is longer than any list of addresses. */
export async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true })
    if (text.length > maximumLength) throw new Error('the response of the postal code service is too long')
  }
  return text
}

/** The BrasilAPI response when no source has returned an address. */
const FailedSources = z.object({
  type: z.literal('service_error'),
  errors: z.catch(z.array(z.object({ message: z.string() })), []),
})
const UnknownCode = z.object({ erro: z.union([z.literal(true), z.literal('true')]) })
const text = z.nullish(z.string().check(z.trim(), z.maxLength(120)))
/** Degrees as text; services represent missing coordinates in different ways. */
const optionalDegrees = z.nullish(z.unknown())
const brasilApi = z.object({
  street: text,
  neighborhood: text,
  city: z.string(),
  state: z.string(),
  location: optionalDegrees,
})
const degree = z.union([z.number(), z.string().check(z.regex(/^-?\d{1,3}(?:\.\d+)?$/))])
const point = z.object({ coordinates: z.object({ latitude: degree, longitude: degree }) })
const viaCep = z.object({ logradouro: text, bairro: text, localidade: z.string(), uf: z.string() })

function toAddress(cep: string, body: unknown): PostalCodeAddress {
  const response = z.safeParse(brasilApi, body).data ?? fromViaCep(z.parse(viaCep, body))
  // Responses are validated like user input: an existing state and a city with a name.
  const city = response.city.trim().slice(0, 80)
  if (city === '') throw new Error('the postal code service returned no city')
  const { street, neighborhood, state, location } = response
  return z.parse(PostalCodeAddress, {
    postalCode: cep,
    street: removeNumberRange(street ?? '') || null,
    neighborhood: neighborhood?.slice(0, 80) || null,
    city,
    state,
    coordinates: parseCoordinates(location),
  })
}

/** Returns the coordinates of a CEP; null for coordinates outside Brazil. */
function parseCoordinates(location: unknown): Coordinates | null {
  const texts = z.safeParse(point, location).data?.coordinates
  if (!texts) return null
  const degrees = { latitude: Number(texts.latitude), longitude: Number(texts.longitude) }
  return z.safeParse(Coordinates, degrees).data ?? null
}

const fromViaCep = ({ logradouro, bairro, localidade, uf }: z.output<typeof viaCep>) => ({
  street: logradouro,
  neighborhood: bairro,
  city: localidade,
  state: uf,
  location: undefined,
})
