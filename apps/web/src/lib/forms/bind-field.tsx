import type { ComponentType, ReactElement, ReactNode } from 'react'
import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  useController,
  useFormContext,
  useFormState,
} from 'react-hook-form'
import { useFormLock } from './form-lock.ts'

/** The props that the form passes to its controls. */
type FormProps = 'name' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'ref' | 'error'

/** The props of a control that the form does not pass, for each member of a union. */
type OwnProps<Props> = Props extends unknown
  ? Omit<Props, FormProps | 'onValueChange'> & Partial<Pick<Props, Extract<keyof Props, 'onValueChange'>>>
  : never

type BoundProps<Props, Values extends FieldValues> = OwnProps<Props> & {
  /** The name of the value in the form. */
  name: FieldPath<Values>
  /** An error that the form does not have, such as options that could not be loaded. It replaces the form's error. */
  error?: ReactNode
}

/** A control of the design system that shows and changes one value of the surrounding form. */
type BoundField<Props> = <Values extends FieldValues = FieldValues>(props: BoundProps<Props, Values>) => ReactElement

/** The props that every bound control has. */
interface AnyBoundProps {
  name: string
  error?: ReactNode
  onValueChange?: (value: unknown, ...more: unknown[]) => void
  deps?: string | string[]
  readOnly?: boolean | undefined
}

/** How a control represents a value of the form. */
interface Conversion {
  toControl: (value: unknown) => unknown
  toForm: (value: unknown) => unknown
}

const unchanged: Conversion = { toControl: (value) => value, toForm: (value) => value }

/** For controls that report `null` when they are empty: the form stores an empty text. */
export const emptyText: Conversion = { toControl: (text) => text || null, toForm: (text) => text ?? '' }

/** @returns a function that returns the error message of a field, by its name below `path`. */
export function useFieldErrors(path: string): (name: string) => string | undefined {
  const { errors } = useFormState({ name: path })
  return (name) => (get(errors, `${path}.${name}`) as FieldError | undefined)?.message
}

/** Binds a native control, such as a text field or a checkbox. */
export function bindNative<Props extends object>(Control: ComponentType<Props>): BoundField<Props> {
  const Bound = ({ name, error, readOnly, ...props }: AnyBoundProps) => {
    // The form is a mutable object, which the React Compiler would treat as constant.
    'use no memo'
    const { register } = useFormContext()
    const { errors } = useFormState({ name, exact: true })
    const ownError = get(errors, name) as FieldError | undefined
    const locked = useFormLock() || readOnly
    return <Control {...(props as Props)} {...register(name)} readOnly={locked} error={error || ownError?.message} />
  }
  return Bound as unknown as BoundField<Props>
}

/**
 * @returns the props that connect a control to a value of the surrounding form: for controls that show another value
 *   than the form's. The others are bound with `bindValue`.
 */
export function useBoundValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  name: Name,
  rules?: Pick<RegisterOptions<Values, Name>, 'deps'>,
) {
  const { field, fieldState } = useController<Values, Name>({ name, ...(rules && { rules }) })
  const { onChange, ...props } = field
  return { ...props, onValueChange: onChange, error: fieldState.error?.message }
}

/**
 * Binds a control that reports its changes with `onValueChange`. A bound field calls `onValueChange` after the form has
 * the new value, and validates the fields `deps` again with its own.
 */
export function bindValue<Props extends object>(
  Control: ComponentType<Props>,
  { toControl, toForm }: Conversion = unchanged,
): BoundField<Props & { deps?: string | string[] }> {
  const Bound = ({ name, error, onValueChange, deps, readOnly, ...props }: AnyBoundProps) => {
    'use no memo'
    const field = useBoundValue<FieldValues, string>(name, deps === undefined ? undefined : { deps })
    const locked = useFormLock() || readOnly
    const change = (next: unknown, ...more: unknown[]) => {
      field.onValueChange(toForm(next))
      onValueChange?.(next, ...more)
    }
    return (
      <Control
        {...(props as Props)}
        {...field}
        value={toControl(field.value)}
        onValueChange={change}
        readOnly={locked}
        error={error || field.error}
      />
    )
  }
  return Bound as unknown as BoundField<Props & { deps?: string | string[] }>
}
