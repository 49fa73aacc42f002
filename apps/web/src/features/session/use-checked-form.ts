import { type FormEvent, useEffect, useRef, useState } from 'react'
import { refusedFieldsOf } from '../../lib/forms/form-errors'

type Errors = Readonly<Record<string, string>>

/** A form as it was typed: what stands in each field. */
export type Typed = Readonly<Record<string, FormDataEntryValue>>

/**
 * A small form: uncontrolled fields, errors by field name, focus on the first one. Whoever sends it checks it too, by
 * `checked`, and what is wrong comes back as the API would say it. The sign-in pages are the first thing that people
 * load, and a form library would double what their two fields weigh; longer forms use react-hook-form.
 */
export function useCheckedForm(send: (typed: Typed) => Promise<unknown>) {
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)

  // A prerendered form waits for its code: the boot script holds back what is sent before, and it is sent now.
  useEffect(() => {
    const submitted = form.current?.dataset.waiting === 'submitted'
    delete form.current?.dataset.waiting
    if (submitted) form.current?.requestSubmit()
  }, [])

  const show = (found: Errors) => {
    setErrors(found)
    const first = Object.keys(found)[0]
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
      show(refusedFieldsOf(error))
    }
  }

  // `post` keeps a password out of the address even where no script runs at all.
  const props = { ref: form, onSubmit, noValidate: true, method: 'post', 'data-waiting': '' } as const
  return { errors, props }
}
