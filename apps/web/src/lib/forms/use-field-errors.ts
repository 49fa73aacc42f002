import { type FieldError, get, useFormContext } from 'react-hook-form'

/** The messages of the fields below a path, by the rest of their names. */
export function useFieldErrors(path: string): (name: string) => string | undefined {
  const { formState } = useFormContext()
  return (name) => (get(formState.errors, `${path}.${name}`) as FieldError | undefined)?.message
}
