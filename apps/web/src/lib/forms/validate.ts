import { ApiError } from '@malote/api-client'
import * as z from 'zod/mini'

/**
 * Validates form values with a schema of the contract.
 * @throws ApiError with field errors, as the API would return them.
 */
export function validate<S extends z.ZodMiniType>(schema: S, typed: unknown): z.output<S> {
  const { data, error } = z.safeParse(schema, typed)
  if (!error) return data
  const fields = error.issues.map(({ path, code = 'invalid', message }) => ({
    pointer: `/${path.join('/')}`,
    code,
    message,
  }))
  throw new ApiError({ code: 'validation_failed', message: fields[0]?.message ?? '', status: 400, fields })
}
