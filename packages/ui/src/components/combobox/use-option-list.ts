'use client'
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useId,
  useState,
} from 'react'
import { useInputMessages } from '../../lib/input-messages.js'
import { useMessages } from '../../lib/messages.js'
import { requireUnique } from '../../lib/require-unique.js'
import * as texts from '../../lib/texts.js'
import { useOverlay } from '../../lib/use-overlay.js'
import { rowForKey } from '../select/windowing.js'
import { optionList } from './option-list-on-demand.js'
import {
  type ComboboxOption,
  matching,
  type OptionRow,
  type Place,
  type RowAction,
  rowAt,
  rowsOf,
} from './option-rows.js'
import { type SearchFunction, useSearch } from './use-search.js'

const defaultMessages = { noOptions: texts.noOptions }

/** What a combobox and a multi-select are told about their list. */
export interface OptionListSource {
  /** The options; with `onSearch`, those worth showing before anything is typed. */
  options?: readonly ComboboxOption[] | undefined
  /** Finds options for a text, on a server. Asked after a pause; the signal is aborted when another text comes. */
  onSearch?: SearchFunction<ComboboxOption> | undefined
  /** How many letters `onSearch` needs. */
  minLength?: number | undefined
  /** Shown in the list when there are no options at all. */
  emptyText?: string | undefined
  /** What is typed; `undefined` leaves it to the component. */
  inputValue?: string | undefined
  defaultInputValue?: string | undefined
  onInputValueChange?: ((text: string) => void) | undefined
  /** Offers to create what is typed when no option is called so. The option it gives back is chosen. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler may give nothing back.
  onCreate?: ((text: string) => ComboboxOption | void | Promise<ComboboxOption | void>) | undefined
}

interface OptionListSettings extends OptionListSource {
  component: string
  /** The values chosen. */
  chosen: readonly string[]
  /** What the input shows while nothing is being typed. */
  restText: string
  /** Takes no input now. */
  fixed: boolean
  /** The most that may be chosen: beyond it only what is chosen can be pressed. */
  limit?: number | undefined
  /** The list stays open for another choice. */
  multiple?: boolean | undefined
  onChoose: (option: ComboboxOption) => void
  /** Chooses or lets go of everything in sight; offered when given. */
  onChooseAll?: ((options: readonly ComboboxOption[]) => void) | undefined
  onChooseNone?: (() => void) | undefined
}

const noOptions: readonly ComboboxOption[] = []

/**
 * The behaviour of an editable combobox with a list, by the patterns of ARIA: the focus stays in the input, the
 * highlight walks the rows, and what is typed but not chosen is put back when the field is left.
 */
export function useOptionList(settings: OptionListSettings) {
  const { options = noOptions, onSearch, minLength = 2, chosen, restText, fixed, limit, multiple = false } = settings
  const messages = useInputMessages()
  const { noOptions: noOptionsText } = useMessages(defaultMessages)
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [session, setSession] = useState(0)
  const [place, setPlace] = useState<Place>('auto')
  const [pointed, setPointed] = useState(false)
  const [draft, setDraft] = useState(settings.defaultInputValue)
  const [creating, setCreating] = useState<'pending' | 'failed'>()
  // The input answers in the next frame; the list, which costs more, is built right after it.
  const listShown = useDeferredValue(open)

  // What is typed and not yet chosen; a text that the parent owns is typed when it is not that of the choice.
  const { inputValue } = settings
  const typed = inputValue === undefined ? draft : inputValue === restText ? undefined : inputValue
  const text = inputValue ?? draft ?? restText
  const query = typed ?? ''
  const search = useSearch({ onSearch, query, minLength, session: open ? session : 0 })
  const searching = search.status === 'loading'
  const suggests = search.status === 'off' || (search.status === 'short' && options.length > 0)
  const offered = suggests ? matching(options, query) : search.options
  requireUnique(search.options, settings.component)

  const rows = rowsOf({
    offered,
    chosen,
    limit,
    query,
    status: search.status,
    minLength,
    emptyText: settings.emptyText ?? noOptionsText,
    mayChooseAll: settings.onChooseAll !== undefined,
    mayChooseNone: settings.onChooseNone !== undefined,
    mayCreate: settings.onCreate !== undefined,
    createFailed: creating === 'failed',
    messages,
  })

  // Rows of the text before stay to be seen, but no key chooses among them: they are about to change.
  const active = open && !searching ? rowAt(rows, place, query.trim() !== '') : -1

  const write = (next: string) => {
    if (inputValue === undefined) setDraft(next)
    setPlace('auto')
    setPointed(false)
    setCreating(undefined)
    settings.onInputValueChange?.(next)
  }
  const show = (at: Place = 'auto') => {
    if (fixed || open) return
    setPlace(at)
    setPointed(false)
    setSession(session + 1)
    setOpen(true)
  }
  /** What was typed makes way for what is chosen. */
  const settle = (next: string) => {
    setCreating(undefined)
    setDraft(undefined)
    if (typed !== undefined) settings.onInputValueChange?.(next)
  }
  const close = () => {
    setOpen(false)
    setPlace('auto')
    settle(restText)
  }
  const { module: loaded, failure } = useOverlay(optionList, open, close)
  const choose = (option: ComboboxOption) => {
    settings.onChoose(option)
    if (multiple) setPlace({ key: `option ${option.value}` })
    else setOpen(false)
    settle(multiple ? '' : option.label)
  }
  const create = async () => {
    setCreating('pending')
    try {
      const option = await settings.onCreate?.(query.trim())
      if (option) choose(option)
      else close()
    } catch {
      setCreating('failed')
    }
  }
  const act: Record<RowAction, () => void> = {
    create: () => void create(),
    retry: search.retry,
    all: () => settings.onChooseAll?.(offered.filter((option) => option.disabled !== true)),
    none: () => settings.onChooseNone?.(),
  }
  const press = (row: OptionRow) => {
    if (row.disabled || creating === 'pending') return
    if (row.kind === 'option') choose(row.option)
    else if (row.kind === 'action') act[row.action]()
  }

  const moveBy = (key: string) => {
    const from = active < 0 && key.endsWith('Up') ? rows.length : active
    const target = rowForKey(key, { options: rows, active: from, page: 8 })
    const row = target === undefined ? undefined : rows[target]
    setPointed(false)
    if (row) setPlace({ key: row.key })
  }

  const answerKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // While a letter is being composed (´ + a, or another script) the keys belong to the composition.
    if (event.defaultPrevented || fixed || event.nativeEvent.isComposing || event.keyCode === 229) return
    const { key } = event
    const jumps = open && (/^Page/.test(key) || (event.ctrlKey && /^(Home|End)$/.test(key)))
    if (key === 'Tab' || (key === 'Escape' && open) || (event.altKey && key === 'ArrowUp')) {
      if (open) close()
      if (key === 'Tab') return
    } else if (jumps) moveBy(key)
    else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) return setPlace('text')
    else if (/^Arrow/.test(key) && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      if (event.altKey) show()
      else if (open) moveBy(key)
      else show(key === 'ArrowUp' ? 'last' : 'first')
    } else if (key === 'Enter' && open) {
      const row = rows[active]
      if (row) press(row)
      else if (!searching) close()
    } else return
    event.preventDefault()
  }

  const shown = open && listShown && loaded !== undefined
  const count = rows.filter((row) => row.kind === 'option').length
  const said = rows.findLast((row) => row.kind === 'note')?.label ?? messages.optionsFound(count)

  return {
    open,
    text,
    busy: (open && (searching || !loaded)) || creating === 'pending',
    /** The message that the list could not be fetched. */
    failure,
    close,
    /** Opens or closes, from the button beside the text. */
    toggle: () => (open ? close() : show()),
    write,
    /** What screen readers are told while the list is open. */
    status: !open ? '' : searching ? messages.searching : said,
    /** Leaves when the focus does. */
    onBlur: (event: FocusEvent<HTMLElement>) => {
      // Another window may take the focus for a while; then nothing was left.
      if (document.activeElement === event.target) return
      if (!event.currentTarget.contains(event.relatedTarget)) close()
    },
    answerKey,
    inputProps: {
      role: 'combobox' as const,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-expanded': open,
      'aria-busy': (open && !loaded) || undefined,
      'aria-controls': shown ? listId : undefined,
      'aria-activedescendant': shown && active >= 0 ? `${listId}-${active}` : undefined,
      value: text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (fixed) return
        show()
        write(event.target.value)
      },
      onClick: (event: MouseEvent<HTMLInputElement>) => {
        if (!open && typed === undefined) event.currentTarget.select()
        show()
      },
    },
    layer: shown
      ? {
          Layer: loaded.OptionList,
          props: {
            id: listId,
            rows,
            active,
            pointed,
            multiple,
            stale: searching,
            onPress: press,
            onPoint: (row: OptionRow) => {
              setPointed(true)
              setPlace({ key: row.key })
            },
            onClose: close,
          },
        }
      : undefined,
  }
}
