'use client'
import { type MouseEvent, use } from 'react'
import { ChevronsUpDown, X } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import * as inputTexts from '../../lib/input-texts.ts'
import { useMessages } from '../../lib/messages.ts'
import { FieldContext } from '../field/field-context.ts'
import { Spinner } from '../loader/spinner.tsx'

const defaultMessages = { clearOption: inputTexts.clearOption, showOptions: inputTexts.showOptions }

interface ControlButtonsProps {
  open: boolean
  busy: boolean
  disabled: boolean
  controls: string | undefined
  onToggle: () => void
  /** Clears the selection; without it there is no clear button. */
  onClear?: (() => void) | undefined
}

const button =
  'grid h-full w-9 place-items-center rounded-md text-subtle hover:text-text disabled:pointer-events-none disabled:text-disabled md:w-7'

/** Keeps the focus in the input on mouse down. */
const preventBlur = (event: MouseEvent) => event.preventDefault()

/**
 * The clear and open buttons inside a field with a list. They are for the pointer: by keyboard, arrow keys open and
 * an empty text clears, so neither is a tab stop.
 */
export function ControlButtons({ open, busy, disabled, controls, onToggle, onClear }: ControlButtonsProps) {
  const messages = useMessages(defaultMessages)
  const labelId = use(FieldContext)?.labelId
  return (
    <span className="absolute inset-y-px end-1 flex max-h-11 items-stretch md:max-h-9">
      {onClear && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={messages.clearOption}
          aria-describedby={labelId}
          title={messages.clearOption}
          onMouseDown={preventBlur}
          onClick={onClear}
          // Disabled only by a fieldset.
          className={cn(button, 'disabled:invisible')}
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
      {busy ? (
        <span className="grid w-9 place-items-center text-subtle md:w-7">
          <Spinner />
        </span>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-label={messages.showOptions}
          aria-describedby={labelId}
          aria-expanded={open}
          aria-controls={controls}
          disabled={disabled}
          onMouseDown={preventBlur}
          onClick={onToggle}
          className={button}
        >
          <ChevronsUpDown aria-hidden className="size-4" />
        </button>
      )}
    </span>
  )
}
