import { type FormEvent, useRef, useState } from 'react'
import { getFieldErrors } from './form-errors.ts'

/** The submitted values by field name. */
export type FormInput = Readonly<Record<string, FormDataEntryValue>>

/**
 * A form of a page that is loaded with it, such as the sign-in page, without the form library (decision 0214). As there,
 * `register` connects a field by its name; the browser stores the values.
 *
 * @param send validates the values with `validate` and sends them. Its field errors are shown, and the first is focused.
 */
export function usePageForm(send: (input: FormInput) => Promise<unknown>) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)

  const showErrors = (fieldErrors: Readonly<Record<string, string>>) => {
    setErrors(fieldErrors)
    const first = Object.keys(fieldErrors)[0]
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = Object.fromEntries(new FormData(event.currentTarget))
    showErrors({})
    try {
      await send(input)
    } catch (error) {
      showErrors(getFieldErrors(error))
    }
  }

  return {
    /** The props of the form. `post` keeps a password out of the URL even without JavaScript. */
    formProps: { ref: form, onSubmit, noValidate: true, method: 'post' } as const,
    /** @returns the name and the error of a field. */
    register: (name: string) => ({ name, error: errors[name] }),
    hasFieldErrors: Object.keys(errors).length > 0,
  }
}
