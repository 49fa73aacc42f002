import type { ColumnType, Generated } from 'kysely'

/** A column that is given once, when the row is made. */
export type Immutable<T> = ColumnType<T, T, never>

/** An address, as several tables keep it. */
export interface AddressColumns {
  postal_code: string
  street: string
  number: string
  complement: string | null
  neighborhood: string
  city: string
  reference: string | null
  latitude: Generated<number | null>
  longitude: Generated<number | null>
}
