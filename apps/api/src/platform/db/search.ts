import { type RawBuilder, sql } from 'kysely'

/** Condition that `text` (an indexed expression, normalized by `f_search`) contains every searched word. */
export function matchesSearch(normalized: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  // Escaped after the normalization, which converts the full-width form of the sign.
  const contains = (text: string): RawBuilder<boolean> =>
    sql<boolean>`${normalized} like '%' || regexp_replace(f_search(${text}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
  const either = (condition: RawBuilder<boolean>, digits: string | undefined): RawBuilder<boolean> =>
    digits === undefined ? condition : sql<boolean>`(${condition} or ${contains(digits)})`

  const words = selectLongest(typed.split(/\s+/).filter((word) => word !== ''))
  if (words.length === 0) return sql<boolean>`true`
  const conditions = words.map((word) => either(contains(word), extractDigits(word)))
  // A phone number is one term, also with spaces.
  return either(
    sql<boolean>`(${sql.join(conditions, sql` and `)})`,
    words.length > 1 ? extractDigits(typed) : undefined,
  )
}

const maximumWords = 12

/** Returns the longest distinct words: each further word costs time for each row and filters little. */
const selectLongest = (words: readonly string[]): string[] =>
  [...new Set(words)].sort((first, second) => second.length - first.length).slice(0, maximumWords)

/** Returns the digits of a formatted number, such as a phone, CEP or CNPJ, as stored; undefined for other text. */
function extractDigits(text: string): string | undefined {
  if (!/^[\d\s().+/-]+$/.test(text) || /^\d+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 4 ? digits : undefined
}
