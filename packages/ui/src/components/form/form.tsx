'use client'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from '../../lib/cn.js'
import { ErrorSummary, type FormError } from './error-summary.js'

export interface FormProps extends ComponentProps<'form'> {
  /** What is wrong now. The list appears after a submit, and shrinks while people mend it. */
  errors?: readonly FormError[] | undefined
  /** Instead of "Corrija 2 erros para continuar". */
  errorTitle?: ReactNode
  /** The submit is being checked or sent: the focus waits for its outcome. */
  pending?: boolean | undefined
}

const noErrors: readonly FormError[] = []

/**
 * A form whose faults are listed on top after a submit, with links to the fields; the focus goes to the list. It knows
 * no form library: give it the errors of yours. The checks of the browser are off, because they speak its language and
 * show one fault at a time.
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
  const answered = useRef(0)
  useEffect(() => {
    if (pending || submits === answered.current || errors.length === 0) return
    answered.current = submits
    summary.current?.focus()
  }, [pending, submits, errors])
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        setSubmits(submits + 1)
        onSubmit?.(event)
      }}
      onReset={(event) => {
        answered.current = 0
        setSubmits(0)
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
