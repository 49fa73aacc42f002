'use client'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import * as inputTexts from '../../lib/input-texts.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { useMessages } from '../../lib/messages.ts'
import { flattenOptions, type OptionEntry } from '../../lib/option-groups.ts'
import { plainText } from '../../lib/plain-text.ts'
import { requireUnique } from '../../lib/require-unique.ts'
import * as texts from '../../lib/texts.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useOverlay } from '../../lib/use-overlay.tsx'
import { rowForKey } from '../select/windowing.ts'
import { optionList } from './option-list-on-demand.ts'
import type { OptionListSource } from './option-list-source.ts'
import {
  type ComboboxOption,
  createRows,
  filterOptions,
  getHighlightedIndex,
  type HighlightPosition,
  type OptionRow,
  type RowAction,
  rowMessages,
} from './option-rows.ts'
import { useSearch } from './use-search.ts'

const defaultMessages = { ...rowMessages, noOptions: texts.noOptions, optionsFound: inputTexts.optionsFound }

interface OptionListSettings extends OptionListSource {
  component: string
  /** The selected values. */
  selected: readonly string[]
  /** The text of the input while the user is not typing. */
  selectionText: string
  /** Whether the control is disabled or read-only. */
  notEditable: boolean
  /** The maximum number of selected options: beyond it, only selected options can be clicked. */
  limit?: number | undefined
  /** Whether an empty text clears the selection. */
  canClear?: boolean | undefined
  /** Whether the list stays open after a selection. */
  multiple?: boolean | undefined
  onChoose: (option: ComboboxOption) => void
  /** Selects or clears all visible options; offered when given. */
  onSelectAll?: ((options: readonly ComboboxOption[]) => void) | undefined
  onClearAll?: (() => void) | undefined
}

const noOptions: readonly OptionEntry<ComboboxOption>[] = []

/**
 * The behaviour of an editable combobox with a list, as in the ARIA patterns: the focus stays in the input, the
 * highlight moves through the rows. When the focus leaves, a text that is the label of one option selects it, and another
 * text without a selection is replaced by the selection.
 */
export function useOptionList(settings: OptionListSettings) {
  const {
    options = noOptions,
    onSearch,
    minLength = 2,
    selected,
    selectionText,
    notEditable,
    limit,
    multiple = false,
  } = settings
  const messages = useMessages(defaultMessages)
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [session, setSession] = useState(0)
  const [highlight, setHighlight] = useState<HighlightPosition>('auto')
  const [movedByPointer, setMovedByPointer] = useState(false)
  const draft = useDraft(multiple ? undefined : selected[0], settings.defaultInputValue)
  const [creating, setCreating] = useState<'pending' | 'failed'>()
  /** The number of texts and choices of the user: an option that is created later than one of them is not current. */
  const actions = useRef(0)

  // The typed text without a selection yet. A controlled text counts as typed when it differs from the selection.
  const { inputValue } = settings
  const typedText = inputValue === undefined ? draft.text : inputValue === selectionText ? undefined : inputValue
  const text = inputValue ?? draft.text ?? selectionText
  const query = typedText ?? ''
  const search = useSearch({ onSearch, query, minLength, session: open ? session : 0 })
  const searching = search.status === 'loading'
  const suggests = search.status === 'off' || (search.status === 'short' && options.length > 0)
  const entries = suggests ? options : search.options
  const offeredOptions = flattenOptions(entries)
  const matchingOptions = suggests ? filterOptions(offeredOptions, query) : offeredOptions
  requireUnique(offeredOptions, settings.component)

  const rows = createRows({
    matchingOptions,
    selected,
    limit,
    query,
    status: search.status,
    minLength,
    emptyText: settings.emptyText ?? messages.noOptions,
    canSelectAll: settings.onSelectAll !== undefined,
    canClearAll: settings.onClearAll !== undefined,
    canCreate: settings.onCreate !== undefined,
    createFailed: creating === 'failed',
    messages,
  })

  // The rows of the previous text stay visible, but no key selects one of them: they are about to change.
  const active = open && !searching ? getHighlightedIndex(rows, highlight, query.trim() !== '') : -1

  const updateText = (next: string) => {
    actions.current += 1
    if (inputValue === undefined) {
      if (next === '' && settings.canClear) draft.setText(next, undefined)
      else draft.editText(next)
    }
    setHighlight('auto')
    setMovedByPointer(false)
    setCreating(undefined)
    settings.onInputValueChange?.(next)
  }
  const show = (at: HighlightPosition = 'auto') => {
    if (notEditable || open) return
    setHighlight(at)
    setMovedByPointer(false)
    setSession(session + 1)
    setOpen(true)
  }
  /** Replaces the typed text with the selection. */
  const commitText = (next: string) => {
    setCreating(undefined)
    draft.drop()
    if (typedText !== undefined) settings.onInputValueChange?.(next)
  }
  const close = () => {
    setOpen(false)
    setHighlight('auto')
    commitText(selectionText)
  }
  const { module: loaded, isShown, failure } = useOverlay(optionList, open, close)
  const choose = (option: ComboboxOption) => {
    actions.current += 1
    settings.onChoose(option)
    if (multiple) setHighlight({ key: `option ${option.value}` })
    else setOpen(false)
    commitText(multiple ? '' : option.label)
  }
  /** The focus leaves the control: a text that is the label of one offered option is its selection. */
  const leave = () => {
    const typed = plainText(query.trim())
    const named = matchingOptions.filter(({ label, disabled }) => !disabled && plainText(label.trim()) === typed)
    const [option, ...others] = open && typed !== '' && !searching && creating === undefined ? named : []
    if (
      !option ||
      others.length > 0 ||
      (multiple && (selected.includes(option.value) || selected.length >= (limit ?? Number.POSITIVE_INFINITY)))
    )
      close()
    else {
      choose(option)
      setOpen(false)
    }
  }
  const latest = useRef({ choose, close, settings })
  const create = async () => {
    const before = actions.current
    setCreating('pending')
    try {
      const option = await settings.onCreate?.(query.trim())
      const { choose: chooseNow, close: closeNow, settings: current } = latest.current
      // What the user has typed or chosen since the request stays: one value is not replaced, several get the new one too.
      if (actions.current === before) option ? chooseNow(option) : closeNow()
      else if (option && multiple && !current.selected.includes(option.value)) current.onChoose(option)
    } catch {
      if (actions.current === before) setCreating('failed')
    }
  }
  useEffect(() => {
    latest.current = { choose, close, settings }
  })
  const rowActions: Record<RowAction, () => void> = {
    create: () => void create(),
    retry: search.retry,
    all: () => settings.onSelectAll?.(matchingOptions.filter((option) => option.disabled !== true)),
    none: () => settings.onClearAll?.(),
  }
  const press = (row: OptionRow) => {
    if (row.disabled || creating === 'pending') return
    if (row.kind === 'option') choose(row.option)
    else if (row.kind === 'action') rowActions[row.action]()
  }

  const moveBy = (key: string) => {
    const from = active < 0 && key.endsWith('Up') ? rows.length : active
    const target = rowForKey(key, { options: rows, active: from, page: 8 })
    const row = target === undefined ? undefined : rows[target]
    setMovedByPointer(false)
    if (row) setHighlight({ key: row.key })
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During an IME composition (´ + a, or another script) keys belong to the composition.
    if (event.defaultPrevented || notEditable || isComposing(event.nativeEvent)) return
    const { key } = event
    const jumps = open && (/^Page/.test(key) || (event.ctrlKey && /^(Home|End)$/.test(key)))
    if (key === 'Tab' || (key === 'Escape' && open) || (event.altKey && key === 'ArrowUp')) {
      if (key === 'Tab') return open ? leave() : undefined
      close()
    } else if (jumps) moveBy(key)
    else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) return setHighlight('text')
    else if (/^Arrow/.test(key) && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      if (event.altKey) show()
      else if (open) moveBy(key)
      else show(key === 'ArrowUp' ? 'last' : 'first')
    } else if (key === 'Enter' && event.repeat) {
      // A held key selects once, and does not submit the form after it has closed the list.
    } else if (key === 'Enter' && open) {
      const row = rows[active]
      if (row) press(row)
      else if (!searching) close()
    } else return
    event.preventDefault()
    if (key === 'Escape') event.stopPropagation()
  }

  const isListVisible = isShown && loaded !== undefined
  const count = rows.filter((row) => row.kind === 'option').length
  const statusText = rows.findLast((row) => row.kind === 'note')?.label ?? messages.optionsFound(count)

  return {
    open,
    text,
    busy: (open && (searching || !loaded)) || creating === 'pending',
    /** The message for a list that could not be loaded. */
    failure,
    close,
    /** Opens or closes the list; for the button next to the text. */
    toggle: () => (open ? close() : show()),
    updateText,
    /** The status announced to screen readers while the list is open. */
    status: !open ? '' : searching ? messages.searching : statusText,
    /** Closes the list when the focus leaves. */
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // When the window loses the focus, the input stays the active element: ignore this blur.
      if (document.activeElement === event.target) return
      if (!event.currentTarget.contains(event.relatedTarget)) leave()
    },
    handleKeyDown,
    inputProps: {
      role: 'combobox' as const,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-expanded': open,
      'aria-busy': (open && !loaded) || undefined,
      'aria-controls': isListVisible ? listId : undefined,
      'aria-activedescendant': isListVisible && active >= 0 ? `${listId}-${active}` : undefined,
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (notEditable) return
        show()
        updateText(event.target.value)
      },
      onClick: (event: MouseEvent<HTMLInputElement>) => {
        if (!open && typedText === undefined) event.currentTarget.select()
        show()
      },
    },
    layer: isListVisible
      ? {
          Layer: loaded.OptionList,
          props: {
            id: listId,
            rows,
            entries,
            active,
            movedByPointer,
            multiple,
            stale: searching,
            onPress: press,
            onPoint: (row: OptionRow) => {
              setMovedByPointer(true)
              setHighlight({ key: row.key })
            },
            onClose: close,
            onLeave: leave,
          },
        }
      : undefined,
  }
}
