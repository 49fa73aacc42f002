'use client'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { findDraftError } from '../../lib/use-draft-error.ts'
import { ErrorSummary, type FormError } from './error-summary.tsx'
import { focusControl } from './focus-control.ts'

export interface FormProps extends ComponentProps<'form'> {
  /**
   * The current errors. The list appears after a submit, and corrected errors are removed from it.
   * @default []
   */
  errors?: readonly FormError[] | undefined
  /**
   * The title of the list.
   * @default "Corrija 2 erros para continuar"
   */
  errorTitle?: ReactNode
  /**
   * Whether the submit is being validated or sent: the focus moves when it ends.
   * @default false
   */
  pending?: boolean | undefined
}

const noErrors: readonly FormError[] = []

/**
 * A form that lists its errors after a submit, with links to the fields, and focuses the list. It works with any form
 * library: pass its errors. Browser validation is off, because it uses the browser's language and shows one error
 * only. A text that is no value, such as "31/02/2026", is focused in place of a submit.
 */
export function Form({
  errors = noErrors,
  errorTitle,
  pending = false,
  onSubmit,
  onReset,
  className,
  children,
  ...rest
}: FormProps) {
  const summary = useRef<HTMLDivElement>(null)
  const [submits, setSubmits] = useState(0)
  const focusedSubmit = useRef(0)
  // React resets the form when its action has ended, also when the action has failed.
  const awaitsActionReset = useRef(false)
  useEffect(() => {
    if (pending || submits === focusedSubmit.current || errors.length === 0) return
    focusedSubmit.current = submits
    summary.current?.focus()
  }, [pending, submits, errors])
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        setSubmits(submits + 1)
        const unreadable = findDraftError(event.currentTarget)
        if (unreadable) {
          event.preventDefault()
          focusControl(unreadable)
          return
        }
        onSubmit?.(event)
        awaitsActionReset.current = !event.defaultPrevented
      }}
      onReset={(event) => {
        if (!awaitsActionReset.current) {
          focusedSubmit.current = 0
          setSubmits(0)
        }
        awaitsActionReset.current = false
        onReset?.(event)
      }}
      aria-busy={pending || undefined}
      data-slot="form"
      data-pending={pending || undefined}
      className={cn('flex min-w-0 flex-col gap-5', className)}
    >
      {submits > 0 && <ErrorSummary ref={summary} errors={errors} title={errorTitle} />}
      {children}
    </form>
  )
}
