'use client'
import { useState } from 'react'
import * as RadixPopover from '../../bundled/radix-popover.ts'
import { Anchor } from '../../lib/anchor.ts'
import { useCalendarMessages } from '../../lib/calendar-messages.ts'
import { composeEscape } from '../../lib/compose-escape.ts'
import { usePortalContainer } from '../../lib/portal-container.tsx'
import { getFocusTargets, isFocusLost, returnFocus } from '../../lib/return-focus.ts'
import { useFrameFocus } from '../../lib/use-frame-focus.ts'
import { CalendarViews, focusActive } from './calendar-views.tsx'

interface CalendarLayerProps {
  id: string
  anchor: HTMLElement | null
  value: string | null
  min: string | undefined
  max: string | undefined
  onChoose: (day: string) => void
  onClose: () => void
}

/** The calendar of a date field, loaded on demand: a dialog with a grid of days, months or years, as in the ARIA patterns. */
export function CalendarLayer({ id, anchor, value, min, max, onChoose, onClose }: CalendarLayerProps) {
  const container = usePortalContainer()
  const [focusTargets] = useState(() => getFocusTargets(anchor))
  const messages = useCalendarMessages()
  useFrameFocus(true, id, onClose)
  return (
    <RadixPopover.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixPopover.Anchor asChild>
        <Anchor element={anchor} />
      </RadixPopover.Anchor>
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          id={id}
          aria-label={messages.calendar}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          // Not by DayPicker on mount: a dialog around the field would take the focus back.
          onEscapeKeyDown={composeEscape()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof Element) focusActive(event.currentTarget)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // The focus is not restored when the user has already focused another element.
            if (isFocusLost(container)) returnFocus(focusTargets)
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor?.contains(event.target)) event.preventDefault()
          }}
          data-slot="calendar"
          className="z-overlay rounded-md border border-line bg-surface-overlay p-3 shadow-overlay"
        >
          <CalendarViews value={value} min={min} max={max} onChoose={onChoose} />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
