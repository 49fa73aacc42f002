'use client'
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { CircleAlert } from '../../icons/icons.gen.js'
import { cn } from '../../lib/cn.js'
import { useInputMessages } from '../../lib/input-messages.js'
import { useMergedRefs } from '../../lib/merge-refs.js'
import { findControl } from './find-control.js'
import { requireControls } from './require-controls.js'

export interface FormError {
  /** The `name` (or id) of the control it is about; without one it is about the whole form. */
  name?: string | undefined
  message: ReactNode
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  errors: readonly FormError[]
  /** Instead of "Corrija 2 erros para continuar". */
  title?: ReactNode
}

/** What is wrong with a form, each with the way to it. A `Form` shows it by itself. */
export function ErrorSummary({ errors, title, className, ref, ...rest }: ErrorSummaryProps) {
  const messages = useInputMessages()
  const titleId = useId()
  const element = useRef<HTMLDivElement>(null)
  const attach = useMergedRefs(ref, element)
  useEffect(() => requireControls(element.current, errors), [errors])
  const lead = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    const control = findControl(event.currentTarget.closest('form'), name)
    if (!control) return
    event.preventDefault()
    control.focus()
    // Its label has to be in sight too, and a sticky header must not cover it.
    control.scrollIntoView({ block: 'center' })
  }
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and these are faults.
    <div
      {...rest}
      ref={attach}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      data-slot="error-summary"
      className={cn('flex gap-3 rounded-md border border-danger-line bg-danger-soft p-4', className)}
    >
      <CircleAlert aria-hidden className="mt-px size-4.5 shrink-0 text-danger" />
      <div className="flex min-w-0 flex-col gap-1">
        <p id={titleId} className="font-semibold">
          {title ?? messages.formErrors(errors.length)}
        </p>
        <ul className="flex flex-col gap-1">
          {errors.map(({ name, message }) => (
            <li key={`${name} ${message}`} className="wrap-anywhere">
              {name === undefined ? (
                message
              ) : (
                <a
                  href={`#${encodeURIComponent(name)}`}
                  onClick={(event) => lead(event, name)}
                  className="inline-block py-1.5 text-danger underline underline-offset-2 hover:no-underline md:py-0.5"
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
