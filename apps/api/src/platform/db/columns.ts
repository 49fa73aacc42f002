import type { ColumnType } from 'kysely'

/** A column that is set on insert and never updated. */
export type Immutable<T> = ColumnType<T, T, never>

/** The same, with a default. */
export type GeneratedOnce<T> = ColumnType<T, T | undefined, never>

/** A column that is written as JSON text and read as its value. */
export type Json<T = unknown> = ColumnType<T, string, string>

/** The same, optional. */
export type NullableJson<T = unknown> = ColumnType<T | null, string | null, string | null>

/** The same, with a default. */
export type GeneratedJson<T = unknown> = ColumnType<T, string | undefined, string>
