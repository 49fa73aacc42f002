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

/** @returns a function that returns the props of a text control: those that connect it to a value, and its error. */
export function useTextFields<Values extends FieldValues>() {
  const { register, formState } = useFormContext<Values>()
  return <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: (get(formState.errors, name) as FieldError | undefined)?.message,
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
