'use client'
import type { KeyboardEvent, Ref } from 'react'
import { X } from '../../icons/icons.gen.ts'
import * as inputTexts from '../../lib/input-texts.ts'
import { useMessages } from '../../lib/messages.ts'
import type { ComboboxOption } from '../combobox/option-rows.ts'

const defaultMessages = { removeOption: inputTexts.removeOption, selectedCount: inputTexts.selectedCount }

interface ChipsProps {
  ref: Ref<HTMLUListElement>
  selected: readonly ComboboxOption[]
  disabled: boolean
  /** Removes an option; without it the chips are read-only. */
  onRemove: ((option: ComboboxOption) => void) | undefined
  /** Moves the focus to the input. */
  onLeave: () => void
}

/**
 * Returns the remove buttons of a list of chips. They are not tab stops: arrow keys reach them from the start of the
 * text.
 */
export function getRemoveButtons(list: HTMLUListElement | null): HTMLButtonElement[] {
  return list ? [...list.querySelectorAll('button')] : []
}

/** The selected options, each with a remove button. */
export function Chips({ ref, selected, disabled, onRemove, onLeave }: ChipsProps) {
  const messages = useMessages(defaultMessages)
  const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>, option: ComboboxOption) => {
    const buttons = getRemoveButtons(event.currentTarget)
    const position = buttons.indexOf(event.target as HTMLButtonElement)
    const focus = (index: number) => {
      const removeButton = buttons[index]
      if (removeButton) removeButton.focus()
      else onLeave()
    }
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (event.key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) focus(Math.max(0, position - 1))
    else if (event.key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) focus(position + 1)
    else if (event.key === 'Home') focus(0)
    else if (event.key === 'End' || event.key === 'Escape') onLeave()
    else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault()
      if (event.repeat) return
      // The neighbour receives the focus before this chip is removed.
      focus(event.key === 'Delete' || position === 0 ? position + 1 : position - 1)
      onRemove?.(option)
    } else return
    event.preventDefault()
    if (event.key === 'Escape') event.stopPropagation()
  }
  return (
    <ul
      ref={ref}
      // biome-ignore lint/a11y/noRedundantRoles: lists without markers lose their role in Safari.
      role="list"
      aria-label={messages.selectedCount(selected.length)}
      onKeyDown={(event) => {
        const position = getRemoveButtons(event.currentTarget).indexOf(event.target as HTMLButtonElement)
        const option = selected[position]
        if (option) handleKeyDown(event, option)
      }}
      className="contents"
    >
      {selected.map((option) => (
        <li
          key={option.value}
          data-slot="multi-select-chip"
          data-disabled={disabled || undefined}
          className="inline-flex h-8 max-w-full items-center rounded-sm border border-primary-line bg-primary-soft ps-2 text-sm has-disabled:border-line has-disabled:bg-surface-sunken has-disabled:text-subtle data-disabled:border-line data-disabled:bg-surface-sunken data-disabled:text-subtle md:h-6.5"
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
