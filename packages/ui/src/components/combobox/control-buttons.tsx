'use client'
import type { MouseEvent } from 'react'
import { ChevronsUpDown, X } from '../../icons/icons.gen.js'
import { useInputMessages } from '../../lib/input-messages.js'
import { Spinner } from '../loader/spinner.js'

interface ControlButtonsProps {
  open: boolean
  busy: boolean
  disabled: boolean
  controls: string | undefined
  onToggle: () => void
  /** Lets go of the choice; without it there is no cross. */
  onClear?: (() => void) | undefined
}

const button =
  'grid h-full w-9 place-items-center rounded-md text-subtle hover:text-text disabled:pointer-events-none disabled:text-disabled md:w-7'

/** The focus stays in the input, wherever the press lands. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * The cross and the arrows inside a field with a list. They are for the pointer: on the keyboard the arrow keys open
 * and an emptied text clears, so neither is a Tab stop.
 */
export function ControlButtons({ open, busy, disabled, controls, onToggle, onClear }: ControlButtonsProps) {
  const messages = useInputMessages()
  return (
    <span className="absolute inset-y-px end-1 flex max-h-11 items-stretch md:max-h-9">
      {onClear && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={messages.clearOption}
          title={messages.clearOption}
          onMouseDown={keepFocus}
          onClick={onClear}
          className={button}
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
          aria-expanded={open}
          aria-controls={controls}
          disabled={disabled}
          onMouseDown={keepFocus}
          onClick={onToggle}
          className={button}
        >
          <ChevronsUpDown aria-hidden className="size-4" />
        </button>
      )}
    </span>
  )
}
