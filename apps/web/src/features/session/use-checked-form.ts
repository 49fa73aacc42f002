import { type FormEvent, useRef, useState } from 'react'
import { getFieldErrors } from '../../lib/forms/form-errors.ts'

type Errors = Readonly<Record<string, string>>

/** The submitted form data by field name. */
export type FormInput = Readonly<Record<string, FormDataEntryValue>>

/**
 * A small form: uncontrolled fields, errors by field name, focus on the first error. `send` validates with `validate`,
 * which throws like the API. The guest pages are the first that users load, and a form library would double their size;
 * longer forms use react-hook-form.
 */
export function useCheckedForm(send: (typed: FormInput) => Promise<unknown>) {
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)

  const show = (fieldErrors: Errors) => {
    setErrors(fieldErrors)
    const first = Object.keys(fieldErrors)[0]
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    show({})
    try {
      await send(typed)
    } catch (error) {
      show(getFieldErrors(error))
    }
  }

  // `post` keeps a password out of the URL even without JavaScript.
  const props = { ref: form, onSubmit, noValidate: true, method: 'post' } as const
  return { errors, props }
}
