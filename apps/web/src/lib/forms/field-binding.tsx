import type { ReactElement } from 'react'
import {
  type Control,
  type ControllerRenderProps,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  useController,
  useFormContext,
} from 'react-hook-form'

/** @returns a function that returns the error message of a field, by its name below `path` or by its full name. */
export function useFieldErrors(path?: string): (name: string) => string | undefined {
  const { formState } = useFormContext()
  return (name) => (get(formState.errors, path ? `${path}.${name}` : name) as FieldError | undefined)?.message
}

/** @returns a function that returns the props of a text control: those that connect it to a value, and its error. */
export function useTextFields<Values extends FieldValues>() {
  const { register } = useFormContext<Values>()
  const errorOf = useFieldErrors()
  return <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: errorOf(name),
  })
}

type Field<Values extends FieldValues, Name extends FieldPath<Values>> = ControllerRenderProps<Values, Name>

interface ValueControllerProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>
  name: Name
  /** Renders the control with the props that connect it to the value, and its error. */
  render: (
    field: Omit<Field<Values, Name>, 'onChange'> & {
      onValueChange: Field<Values, Name>['onChange']
      error: string | undefined
    },
  ) => ReactElement
}

/**
 * `ValueController` for a text value whose control reports `null` when it is empty, such as `MaskedField`: the form
 * stores an empty text.
 */
export function CodeController<Values extends FieldValues, Name extends FieldPath<Values>>({
  render,
  ...field
}: ValueControllerProps<Values, Name>) {
  return (
    <ValueController
      {...field}
      render={({ onValueChange, ...control }) =>
        render({ ...control, onValueChange: (code: string | null) => onValueChange(code ?? '') })
      }
    />
  )
}

/** `Controller` for the controls of the design system, whose changes are reported by `onValueChange`. */
export function ValueController<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  render,
}: ValueControllerProps<Values, Name>) {
  const { field, fieldState } = useController({ control, name })
  const { onChange, ...props } = field
  return render({ ...props, onValueChange: onChange, error: fieldState.error?.message })
}
