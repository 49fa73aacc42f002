import { type RawBuilder, sql } from 'kysely'

/** Matches `text` (an indexed expression, already folded by `f_search`) against every word that was typed. */
export function matches(folded: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return sql<boolean>`true`
  const conditions = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql<boolean>`${folded} like f_search(${pattern})`
  })
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
