import {
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  useFormContext,
} from 'react-hook-form'

/** @returns a function that returns the props of a text control: those that connect it to a value, and its error. */
export function useTextFields<Values extends FieldValues>() {
  const { register, formState } = useFormContext<Values>()
  return <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: (get(formState.errors, name) as FieldError | undefined)?.message,
  })
}
