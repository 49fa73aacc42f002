import { formatPhone, proposeAreaCode, readLocalPhone } from '@malote/api-client/contract'

/** A stop or a saved location, as it was read from a row. */
interface WrittenPlace {
  readonly contactPhone?: unknown
  readonly address?: unknown
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string }

const sources = {
  city: 'Com o da cidade',
  state: 'Com o do estado',
  phone: 'Com o de outro telefone da linha',
} as const

/**
 * Replaces the error of each phone that only lacks its area code with one that has the complete number: it is not filled
 * in, because the number may be of another town.
 *
 * @param findPlace - returns the place of an issue by its path.
 * @param places - all places of the row, whose phones may have the area code.
 */
export function explainLocalPhones(
  issues: readonly Issue[],
  findPlace: (path: readonly PropertyKey[]) => WrittenPlace | undefined,
  places: readonly WrittenPlace[] = [],
): Issue[] {
  return issues.map((issue) => {
    if (issue.path.at(-1) !== 'contactPhone') return issue
    const place = findPlace(issue.path)
    const local = readLocalPhone(String(place?.contactPhone ?? ''))
    if (!local || !place) return issue
    const phones = places.map(({ contactPhone }) => String(contactPhone ?? ''))
    const proposed = proposeAreaCode((place.address ?? {}) as { state?: string; city?: string }, phones)
    if (!proposed) return { ...issue, message: 'Falta o DDD deste telefone.' }
    const complete = formatPhone(`+55${proposed.areaCode}${local}`)
    return { ...issue, message: `Falta o DDD. ${sources[proposed.source]}, seria ${complete}.` }
  })
}
