'use client'
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { CircleAlert } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import * as inputTexts from '../../lib/input-texts.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { useMessages } from '../../lib/messages.ts'
import { assertControlsExist } from './assert-controls-exist.ts'
import { findControl } from './find-control.ts'
import { focusControl } from './focus-control.ts'

const defaultMessages = { formErrors: inputTexts.formErrors }

export interface FormError {
  /** The `name` (or id) of its control; without one the error applies to the full form. */
  name?: string | undefined
  /** The error message. */
  message: ReactNode
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The errors, each with the name of its field. */
  errors: readonly FormError[]
  /**
   * The heading above the errors.
   * @default "Corrija 2 erros para continuar"
   */
  title?: ReactNode
}

/** The errors of a form, each with a link to its control. `Form` renders it automatically. */
export function ErrorSummary({ errors, title, className, ref, ...rest }: ErrorSummaryProps) {
  const messages = useMessages(defaultMessages)
  const titleId = useId()
  const element = useRef<HTMLDivElement>(null)
  const setRefs = useMergedRefs(ref, element)
  useEffect(() => assertControlsExist(element.current, errors), [errors])
  const goToControl = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    const control = findControl(event.currentTarget.closest('form'), name)
    if (!control) return
    event.preventDefault()
    focusControl(control)
    // Centres the control, so that its label is visible too and a sticky header does not cover it.
    control.scrollIntoView({ block: 'center' })
  }
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and these are errors.
    <div
      {...rest}
      ref={setRefs}
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
                  onClick={(event) => goToControl(event, name)}
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
