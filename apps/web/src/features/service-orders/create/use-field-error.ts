import { type FieldError, get, useFormContext } from 'react-hook-form'
import type { OrderValues } from './order-values'

/** The messages of the fields below a path, by the rest of their names. */
export function useFieldErrors(path: string): (name: string) => string | undefined {
  const { formState } = useFormContext<OrderValues>()
  return (name) => (get(formState.errors, `${path}.${name}`) as FieldError | undefined)?.message
}
