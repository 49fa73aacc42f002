'use client'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Command } from '../../bundled/cmdk.ts'
import { ArrowLeft, ChevronRight, RotateCw, Search } from '../../icons/icons.gen.ts'
import * as inputTexts from '../../lib/input-texts.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { useSearch } from '../combobox/use-search.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Kbd } from '../kbd/kbd.tsx'
import { Spinner } from '../loader/spinner.tsx'
import { type CommandItem, type CommandPage, groupItems, matchingItems } from './command-items.ts'

const inputDefaults = {
  commandHint: inputTexts.commandHint,
  commandsFound: inputTexts.commandsFound,
  nothingFound: inputTexts.nothingFound,
  recent: inputTexts.recent,
  searchFailed: inputTexts.searchFailed,
  searching: inputTexts.searching,
  tryAgain: inputTexts.tryAgain,
  typeMoreCharacters: inputTexts.typeMoreCharacters,
}

const defaultMessages = { back: texts.back }

interface CommandPageViewProps extends CommandPage {
  /** The accessible name of the list. */
  name: string
  /** The label of the item that opened this page. */
  parentLabel: string | undefined
  recent: readonly string[]
  emptyText: string | undefined
  onChoose: (item: CommandItem) => void
  onBack: (() => void) | undefined
}

const noItems: readonly CommandItem[] = []

const row =
  'flex min-h-11 cursor-default items-center gap-3 rounded-md px-3 py-1.5 select-none data-[disabled=true]:text-disabled data-[selected=true]:bg-surface-hover data-[selected=true]:outline-2 data-[selected=true]:-outline-offset-2 data-[selected=true]:outline-focus md:min-h-10 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-subtle'

/** One page of the palette: the input, the matching items and their number. */
export function CommandPageView({
  placeholder,
  items = noItems,
  onSearch,
  minLength = 2,
  name,
  parentLabel,
  recent,
  emptyText,
  onChoose,
  onBack,
}: CommandPageViewProps) {
  const messages = useMessages(inputDefaults)
  const { back } = useMessages(defaultMessages)
  const [query, setQuery] = useState('')
  const [highlightedId, setHighlightedId] = useState<string>()
  const [activeId, setActiveId] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const text = query.trim()
  const search = useSearch<CommandItem>({ onSearch, query, minLength, session: 1 })
  // Results of the previous text are not shown for this one.
  const searchResults = search.status === 'ready' ? search.options : noItems
  const groups = groupItems([...matchingItems(items, query), ...searchResults], {
    heading: messages.recent,
    ids: text === '' ? recent : [],
  })
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)
  const note =
    search.status === 'loading'
      ? messages.searching
      : search.status === 'failed'
        ? messages.searchFailed
        : count > 0
          ? undefined
          : search.status === 'short'
            ? messages.typeMoreCharacters(minLength)
            : (emptyText ?? messages.nothingFound(text))

  const retryId = `${name} retry`
  const pressable = groups.flatMap((group) => group.items.filter((item) => !item.disabled).map(({ id }) => id))
  if (search.status === 'failed') pressable.push(retryId)
  const active = highlightedId !== undefined && pressable.includes(highlightedId) ? highlightedId : (pressable[0] ?? '')
  // The highlighted row is set here, because cmdk does not update `aria-activedescendant` when the change is not by
  // key.
  useLayoutEffect(() => {
    setActiveId(list.current?.querySelector(`[data-value="${CSS.escape(active)}"]`)?.id)
  })

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    // A key that is held to clear the text, or that has opened the palette, does nothing else.
    if (event.repeat && (event.key === 'Enter' || (event.key === 'Backspace' && query === ''))) event.preventDefault()
    else if (event.key === 'Backspace' && query === '' && onBack) onBack()
    else if (event.key === 'Enter') {
      // The item that is shown as active now, not the last one of cmdk's state.
      const item = groups.flatMap((group) => group.items).find(({ id }) => id === active)
      if (item) onChoose(item)
      else if (active === retryId) search.retry()
    } else return
    event.preventDefault()
  }

  return (
    <Command
      value={active}
      onValueChange={setHighlightedId}
      label={name}
      shouldFilter={false}
      vimBindings={false}
      loop
      onKeyDown={handleKeyDown}
    >
      <div className="flex items-center gap-2 border-b border-line px-4 has-[input:focus]:rounded-t-lg has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-2 has-[input:focus]:outline-focus">
        {onBack ? (
          <IconButton
            label={back}
            size="sm"
            className="-ms-2"
            // Enter must press this button, not the highlighted item.
            onKeyDown={(event) => event.stopPropagation()}
            onClick={onBack}
          >
            <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
        ) : (
          <Search aria-hidden className="size-4 shrink-0 text-subtle" />
        )}
        {parentLabel && (
          <span className="max-w-[40%] truncate rounded-sm bg-surface-sunken px-2 py-0.5 text-sm">{parentLabel}</span>
        )}
        {/* cmdk does not receive the typed text: it would filter and move the highlight by its rules. */}
        <Command.Input value="" asChild>
          <input
            // biome-ignore lint/a11y/noAutofocus: the user opened the dialog, and each of its pages starts here.
            autoFocus
            aria-activedescendant={activeId}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setHighlightedId(undefined)
            }}
            placeholder={placeholder ?? messages.commandHint}
            className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none"
          />
        </Command.Input>
        {search.status === 'loading' && <Spinner className="text-subtle" />}
        <span className="hidden md:inline">
          <Kbd keys="esc" />
        </span>
      </div>
      <Command.List
        ref={list}
        label={name}
        className="max-h-[min(26rem,60dvh)] scroll-py-2 overflow-y-auto overscroll-contain p-2 outline-none empty:hidden"
      >
        {groups.map(({ heading, items: inGroup }) => (
          <Command.Group
            key={heading ?? ''}
            value={heading ?? name}
            heading={heading && <span className="block px-3 pt-2 pb-1 text-xs font-medium text-subtle">{heading}</span>}
          >
            {inGroup.map((item) => (
              <Command.Item
                key={item.id}
                value={item.id}
                disabled={item.disabled ?? false}
                onSelect={() => onChoose(item)}
                className={row}
              >
                {item.icon}
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-2 wrap-anywhere">{item.label}</span>
                  {item.description && <span className="block truncate text-sm text-subtle">{item.description}</span>}
                </span>
                {item.shortcut && (
                  <span className="hidden shrink-0 md:inline">
                    <Kbd keys={item.shortcut} />
                  </span>
                )}
                {item.page && <ChevronRight aria-hidden className="rtl:-scale-x-100" />}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
        {search.status === 'failed' && (
          <Command.Item value={retryId} onSelect={search.retry} className={row}>
            <RotateCw aria-hidden />
            {messages.tryAgain}
          </Command.Item>
        )}
      </Command.List>
      {note && <p className="px-5 pb-4 wrap-anywhere text-subtle">{note}</p>}
      <span role="status" className="sr-only">
        {note ?? messages.commandsFound(count)}
      </span>
    </Command>
  )
}
