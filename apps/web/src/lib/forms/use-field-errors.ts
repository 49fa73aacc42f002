import { type FieldError, get, useFormContext } from 'react-hook-form'

/** @returns the error message of a field below `path`, by its relative name. */
export function useFieldErrors(path: string): (name: string) => string | undefined {
  const { formState } = useFormContext()
  return (name) => (get(formState.errors, `${path}.${name}`) as FieldError | undefined)?.message
}
