'use client'
import { useState } from 'react'
import * as RadixDialog from '../../bundled/radix-dialog.ts'
import { composeEscape } from '../../lib/compose-escape.ts'
import * as inputTexts from '../../lib/input-texts.ts'
import { useMessages } from '../../lib/messages.ts'
import { usePortalContainer } from '../../lib/portal-container.tsx'
import { getFocusTargets, keepFocusTargets, returnFocus } from '../../lib/return-focus.ts'
import type { CommandItem, CommandPage } from './command-items.ts'
import { CommandPageView } from './command-page-view.tsx'
import type { CommandPaletteProps } from './command-palette.tsx'

const defaultMessages = { commands: inputTexts.commands }

const noRecent: readonly string[] = []

/** The part of `CommandPalette` that is loaded on demand: a dialog with the current page of items. */
export function CommandPaletteLayer({
  onOpenChange,
  label,
  recent = noRecent,
  emptyText,
  ...root
}: Omit<CommandPaletteProps, 'open'>) {
  const container = usePortalContainer()
  const messages = useMessages(defaultMessages)
  const name = label ?? messages.commands
  // The items of the nested pages that the user opened.
  const [path, setPath] = useState<readonly CommandItem[]>([])
  // Read on mount, before the focus moves in.
  const [focusTargets] = useState(() => getFocusTargets(document.activeElement))
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
      <RadixDialog.Portal container={container}>
        <RadixDialog.Overlay
          data-slot="command-palette-overlay"
          className="fixed inset-0 z-dialog flex animate-appear items-start justify-center overflow-y-auto bg-scrim p-4 md:pt-[12vh]"
        >
          <RadixDialog.Content
            ref={(panel) => keepFocusTargets(panel, focusTargets)}
            aria-describedby={undefined}
            onEscapeKeyDown={composeEscape((event) => {
              if (!within) return
              event.preventDefault()
              back()
            })}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // When the item's action has moved the focus, it is not restored.
              const isFocusFree = !document.activeElement || document.activeElement === document.body
              if (isFocusFree) returnFocus(focusTargets)
            }}
            data-slot="command-palette"
            className="w-full max-w-xl animate-rise overflow-hidden rounded-lg border border-line bg-surface-overlay shadow-overlay"
          >
            <RadixDialog.Title className="sr-only">{name}</RadixDialog.Title>
            <CommandPageView
              key={path.map(({ id }) => id).join('/')}
              {...page}
              name={within?.label ?? name}
              parentLabel={within?.label}
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
