import { Coordinates, PostalCodeAddress } from '@malote/api-client/contract'
import * as z from 'zod/mini'

/** The address of a CEP; `undefined` when there is no such CEP. Rejects when nobody could say. */
export type PostalCodeProvider = (cep: string) => Promise<PostalCodeAddress | undefined>

interface Limits {
  /** How long one service may take. */
  readonly timeoutMs?: number
  /** How long a service that failed is left alone. */
  readonly restMs?: number
}

const longestAnswer = 64 * 1024

/**
 * Asks the services one after the other, until one knows. One that failed is left alone for a while, so that a service
 * that hangs does not make every form wait.
 * @param urls Addresses with `{cep}`, which answer in the form of BrasilAPI or of ViaCEP.
 */
export function createPostalCodeProvider(
  urls: readonly string[],
  { timeoutMs = 2_500, restMs = 30_000 }: Limits = {},
): PostalCodeProvider {
  const restingUntil = new Map<string, number>()
  return async (cep) => {
    let failure = new Error('no postal code service is available')
    for (const url of urls) {
      if ((restingUntil.get(url) ?? 0) > performance.now()) continue
      try {
        return await ask(url, cep, timeoutMs)
      } catch (error) {
        restingUntil.set(url, performance.now() + restMs)
        failure = error as Error
      }
    }
    throw failure
  }
}

async function ask(url: string, cep: string, timeoutMs: number): Promise<PostalCodeAddress | undefined> {
  const answer = await fetch(url.replace('{cep}', cep), {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (answer.status === 404 || answer.status === 400) {
    await answer.body?.cancel()
    return undefined
  }
  if (!answer.ok) {
    await answer.body?.cancel()
    throw new Error(`the postal code service answered ${answer.status}`)
  }
  const body: unknown = JSON.parse(await readText(answer))
  // How ViaCEP says that there is none.
  if (z.safeParse(noSuchCode, body).success) return undefined
  return addressOf(cep, body)
}

/** The text of an answer, unless it is longer than any address could be. */
async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of answer.body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true })
    if (text.length > longestAnswer) throw new Error('the postal code service answered too much')
  }
  return text
}

const noSuchCode = z.object({ erro: z.union([z.literal(true), z.literal('true')]) })
const text = z.nullish(z.string().check(z.trim(), z.maxLength(120)))
/** Degrees as text; of many CEPs a service knows none, and says so in one way or another. */
const lies = z.nullish(z.unknown())
const brasilApi = z.object({ street: text, neighborhood: text, city: z.string(), state: z.string(), location: lies })
const degree = z.union([z.number(), z.string().check(z.regex(/^-?\d{1,3}(?:\.\d+)?$/))])
const point = z.object({ coordinates: z.object({ latitude: degree, longitude: degree }) })
const viaCep = z.object({ logradouro: text, bairro: text, localidade: z.string(), uf: z.string() })

function addressOf(cep: string, body: unknown): PostalCodeAddress {
  const found = z.safeParse(brasilApi, body).data ?? fromViaCep(z.parse(viaCep, body))
  // Whatever a service says is checked like what a person types: a state that there is, a city that has a name.
  const city = found.city.trim().slice(0, 80)
  if (city === '') throw new Error('the postal code service answered no city')
  const { street, neighborhood, state, location } = found
  return z.parse(PostalCodeAddress, {
    postalCode: cep,
    street: street || null,
    neighborhood: neighborhood?.slice(0, 80) || null,
    city,
    state,
    coordinates: coordinatesIn(location),
  })
}

/** Where a service says that a CEP lies. What is no place in Brazil is as good as nothing. */
function coordinatesIn(location: unknown): Coordinates | null {
  const said = z.safeParse(point, location).data?.coordinates
  if (!said) return null
  const degrees = { latitude: Number(said.latitude), longitude: Number(said.longitude) }
  return z.safeParse(Coordinates, degrees).data ?? null
}

const fromViaCep = ({ logradouro, bairro, localidade, uf }: z.output<typeof viaCep>) => ({
  street: logradouro,
  neighborhood: bairro,
  city: localidade,
  state: uf,
  location: undefined,
})
