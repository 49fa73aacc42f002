import { ApiError } from '@malote/api-client'
import type { core } from 'zod/mini'

/** `/dropoffs/0/address/street` → `dropoffs.0.address.street`: a JSON pointer as form libraries name fields. */
export const fieldName = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.')

/** What a check found, by the path of the field that each belongs to. */
export const issuesOf = (error: core.$ZodError | undefined): Record<string, string> =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

/** What the server found, by the path of the field that each belongs to; nothing where it refused for another reason. */
export const refusedFieldsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(error.fields.map(({ pointer, message }) => [fieldName(pointer), message]))
    : {}

/** What to say about an error that belongs to no field. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Não foi possível concluir. Verifique a conexão e tente de novo.'
}

/** The id that support asks for, where the server gave one. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.requestId ?? undefined) : undefined
}
