import { ApiError } from '@malote/api-client'
import type { core } from 'zod/mini'

/** Converts a JSON pointer into a field name: `/dropoffs/0/address/street` → `dropoffs.0.address.street`. */
export const toFieldName = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.')

/** @returns the messages of a zod error by field path. */
export const getIssueMessages = (error: core.$ZodError | undefined): Record<string, string> =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))

/** @returns the field errors of an API error by field path; empty for other errors. */
export const getFieldErrors = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(error.fields.map(({ pointer, message }) => [toFieldName(pointer), message]))
    : {}

/** @returns the message of an error for the user. */
export function getErrorMessage(error: unknown): string {
  return error instanceof ApiError ? error.message : 'Não foi possível concluir. Verifique a conexão e tente de novo.'
}

/** @returns the message of the first field error, or else of the error: for actions whose fields are not on screen. */
export const getFirstErrorMessage = (error: unknown): string =>
  Object.values(getFieldErrors(error))[0] ?? getErrorMessage(error)

/** @returns the request id, which support uses to find the error. */
export function getRequestId(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.requestId ?? undefined) : undefined
}
