import type { ColumnType, Generated } from 'kysely'

/** A column that is set on insert and never updated. */
export type Immutable<T> = ColumnType<T, T, never>

/** The columns of an address, which several tables have. */
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
