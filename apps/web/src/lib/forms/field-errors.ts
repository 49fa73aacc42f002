import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** @returns every error of a form with the name of its field, in the order of the fields. */
export function listFieldErrors(errors: FieldErrors): { name: string; message: string }[] {
  const visit = (value: unknown, name: string): { name: string; message: string }[] => {
    if (typeof value !== 'object' || value === null) return []
    if ('message' in value && typeof value.message === 'string') return [{ name, message: value.message }]
    return Object.entries(value)
      .filter(([key]) => key !== 'ref')
      .flatMap(([key, inner]) => visit(inner, name ? `${name}.${key}` : key))
  }
  return visit(errors, '')
}

/** Shows messages at the fields of their names. */
export function showFieldErrors<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'setError'>,
  messages: Readonly<Record<string, string>>,
): void {
  for (const [name, message] of Object.entries(messages)) form.setError(name as Path<Values>, { message })
}
