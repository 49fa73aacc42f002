'use client'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { useDirection } from '../../bundled/radix-direction.ts'
import * as RadixPopover from '../../bundled/radix-popover.ts'
import { Anchor } from '../../lib/anchor.ts'
import { useCalendarMessages } from '../../lib/calendar-messages.ts'
import { composeEscape } from '../../lib/compose-escape.ts'
import { useLocale } from '../../lib/locale.ts'
import { usePortalContainer } from '../../lib/portal-container.ts'
import { getFocusTargets, isFocusLost, returnFocus } from '../../lib/return-focus.ts'
import { useFrameFocus } from '../../lib/use-frame-focus.ts'
import { getCalendarTexts } from './calendar-texts.ts'
import { calendarClasses } from './date-field.variants.ts'
import { toDate, today } from './date-text.ts'

interface CalendarLayerProps {
  id: string
  anchor: HTMLElement | null
  value: string | null
  min: string | undefined
  max: string | undefined
  onChoose: (day: string) => void
  onClose: () => void
}

/** Sets the focus to the day that the keys start from. */
function focusDay(event: Event): void {
  event.preventDefault()
  const calendar = event.currentTarget
  if (calendar instanceof Element) calendar.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]')?.focus()
}

/** The calendar of a date field, loaded on demand: a dialog with a grid of days, as in the ARIA patterns. */
export function CalendarLayer({ id, anchor, value, min, max, onChoose, onClose }: CalendarLayerProps) {
  const container = usePortalContainer()
  const [focusTargets] = useState(() => getFocusTargets(anchor))
  const messages = useCalendarMessages()
  useFrameFocus(true, id, onClose)
  const dir = useDirection()
  const texts = getCalendarTexts(useLocale(), messages)
  const selected = value === null ? undefined : toDate(value)
  const nearest = min && min > today() ? min : max && max < today() ? max : today()
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
          onOpenAutoFocus={focusDay}
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
          <DayPicker
            mode="single"
            required
            dir={dir}
            {...texts}
            showOutsideDays
            selected={selected}
            defaultMonth={selected ?? toDate(nearest)}
            disabled={[...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])]}
            onSelect={(date: Date) => onChoose(today(date))}
            classNames={calendarClasses}
          />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
