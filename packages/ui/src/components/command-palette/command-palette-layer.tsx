'use client'
import { useState } from 'react'
import * as RadixDialog from '../../bundled/radix-dialog.js'
import { useInputMessages } from '../../lib/input-messages.js'
import type { CommandItem, CommandPage } from './command-items.js'
import { CommandPageView } from './command-page-view.js'
import type { CommandPaletteProps } from './command-palette.js'

const noRecent: readonly string[] = []

/** The part of `CommandPalette` that is fetched on intent: a dialog with the page of items in force. */
export function CommandPaletteLayer({
  onOpenChange,
  label,
  recent = noRecent,
  emptyText,
  ...root
}: Omit<CommandPaletteProps, 'open'>) {
  const messages = useInputMessages()
  const name = label ?? messages.commands
  // The items that were entered, one page inside the other.
  const [path, setPath] = useState<readonly CommandItem[]>([])
  // Read while it mounts, before the focus moves in.
  const [opener] = useState(() => document.activeElement)
  const within = path.at(-1)
  const page: CommandPage = within?.page ?? root
  const back = () => setPath(path.slice(0, -1))

  const choose = (item: CommandItem) => {
    if (item.page) return setPath([...path, item])
    onOpenChange(false)
    item.onSelect?.()
  }

  return (
    <RadixDialog.Root open onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay
          data-slot="command-palette-overlay"
          className="fixed inset-0 z-40 flex animate-appear items-start justify-center overflow-y-auto bg-scrim p-4 md:pt-[12vh]"
        >
          <RadixDialog.Content
            aria-describedby={undefined}
            onEscapeKeyDown={(event) => {
              if (!within) return
              event.preventDefault()
              back()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // What an item has opened keeps the focus.
              const free = !document.activeElement || document.activeElement === document.body
              if (free && opener instanceof HTMLElement) opener.focus()
            }}
            data-slot="command-palette"
            className="w-full max-w-xl animate-rise overflow-hidden rounded-lg border border-line bg-surface-overlay shadow-overlay"
          >
            <RadixDialog.Title className="sr-only">{name}</RadixDialog.Title>
            <CommandPageView
              key={path.map(({ id }) => id).join('/')}
              {...page}
              name={within?.label ?? name}
              trail={within?.label}
              recent={within ? noRecent : recent}
              emptyText={emptyText}
              onChoose={choose}
              onBack={within ? back : undefined}
            />
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
