import { type RawBuilder, sql } from 'kysely'

/** Matches `text` (an indexed expression, already folded by `f_search`) against every word that was typed. */
export function matches(folded: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  const contains = (text: string): RawBuilder<boolean> =>
    sql<boolean>`${folded} like f_search(${`%${text.replace(/[\\%_]/g, '\\$&')}%`})`
  const either = (one: RawBuilder<boolean>, digits: string | undefined): RawBuilder<boolean> =>
    digits === undefined ? one : sql<boolean>`(${one} or ${contains(digits)})`

  const words = typed.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return sql<boolean>`true`
  const conditions = words.map((word) => either(contains(word), digitsOf(word)))
  // A phone number is one thing, also when it is typed with spaces.
  return either(sql<boolean>`(${sql.join(conditions, sql` and `)})`, words.length > 1 ? digitsOf(typed) : undefined)
}

/** The digits of a masked number, such as a phone, CEP or CNPJ, as they are stored; none where nothing was masked. */
function digitsOf(text: string): string | undefined {
  if (!/^[\d\s().+/-]+$/.test(text) || /^\d+$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 4 ? digits : undefined
}
