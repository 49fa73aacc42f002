'use client'
import type { KeyboardEvent, Ref } from 'react'
import { X } from '../../icons/icons.gen.js'
import { useInputMessages } from '../../lib/input-messages.js'
import type { ComboboxOption } from '../combobox/option-rows.js'

interface ChipsProps {
  ref: Ref<HTMLUListElement>
  chosen: readonly ComboboxOption[]
  disabled: boolean
  /** Lets go of one; without it the chips are only read. */
  onRemove: ((option: ComboboxOption) => void) | undefined
  /** The focus goes on to the input. */
  onLeave: () => void
}

/** The crosses of a list of chips. They are no Tab stops: arrows lead to them from the start of the text. */
export function crossesOf(list: HTMLUListElement | null): HTMLButtonElement[] {
  return list ? [...list.querySelectorAll('button')] : []
}

/** What is chosen, each with its cross. */
export function Chips({ ref, chosen, disabled, onRemove, onLeave }: ChipsProps) {
  const messages = useInputMessages()
  const answerKey = (event: KeyboardEvent<HTMLUListElement>, option: ComboboxOption) => {
    const crosses = crossesOf(event.currentTarget)
    const place = crosses.indexOf(event.target as HTMLButtonElement)
    const focus = (index: number) => {
      const cross = crosses[index]
      if (cross) cross.focus()
      else onLeave()
    }
    if (event.key === 'ArrowLeft') focus(Math.max(0, place - 1))
    else if (event.key === 'ArrowRight') focus(place + 1)
    else if (event.key === 'Home') focus(0)
    else if (event.key === 'End' || event.key === 'Escape') onLeave()
    else if (event.key === 'Backspace' || event.key === 'Delete') {
      // The neighbour takes the focus before this one goes.
      focus(event.key === 'Delete' || place === 0 ? place + 1 : place - 1)
      onRemove?.(option)
    } else return
    event.preventDefault()
  }
  return (
    <ul
      ref={ref}
      // biome-ignore lint/a11y/noRedundantRoles: lists without markers lose their role in Safari.
      role="list"
      aria-label={messages.selectedCount(chosen.length)}
      onKeyDown={(event) => {
        const place = crossesOf(event.currentTarget).indexOf(event.target as HTMLButtonElement)
        const option = chosen[place]
        if (option) answerKey(event, option)
      }}
      className="contents"
    >
      {chosen.map((option) => (
        <li
          key={option.value}
          data-slot="multi-select-chip"
          data-disabled={disabled || undefined}
          className="inline-flex h-8 max-w-full items-center rounded-sm border border-primary-line bg-primary-soft ps-2 text-sm data-disabled:border-line data-disabled:bg-surface-sunken data-disabled:text-subtle md:h-6.5"
        >
          <span className={onRemove ? 'truncate' : 'truncate pe-2'} title={option.label}>
            {option.label}
          </span>
          {onRemove && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={messages.removeOption(option.label)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onRemove(option)}
              className="grid h-full w-8 shrink-0 place-items-center rounded-sm text-subtle hover:bg-surface-hover hover:text-text md:w-6"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
