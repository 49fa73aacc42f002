import { ApiError } from '@malote/api-client'

/** `/dropoffs/0/address/street` → `dropoffs.0.address.street`: a JSON pointer as form libraries name fields. */
export const fieldName = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.')

/** What to say about an error that belongs to no field. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Não foi possível concluir. Verifique a conexão e tente de novo.'
}

/** The id that support asks for, where the server gave one. */
export function requestIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.requestId ?? undefined) : undefined
}
