'use client'
import { DayPicker } from 'react-day-picker'
import { ptBR } from 'react-day-picker/locale/pt-BR'
import * as RadixPopover from '../../bundled/radix-popover.ts'
import { Anchor } from '../../lib/anchor.ts'
import { useInputMessages } from '../../lib/input-messages.ts'
import { usePortalContainer } from '../../lib/portal-container.ts'
import { calendarClasses } from './date-field.variants.ts'
import { toDate, today } from './date-text.ts'

const monthAndYear = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric' })
const shortDay = new Intl.DateTimeFormat('pt-BR', { weekday: 'short' })

/** The calendar library's pt-BR locale writes "sab" and "Dezembro 2026", so the texts are formatted here. */
const formatters = {
  formatCaption: (month: Date) => monthAndYear.format(month).replace(/^./, (letter) => letter.toUpperCase()),
  formatWeekdayName: (day: Date) => shortDay.format(day).replace('.', ''),
}

interface CalendarLayerProps {
  id: string
  anchor: HTMLElement | null
  value: string | null
  min: string | undefined
  max: string | undefined
  onChoose: (day: string) => void
  onClose: () => void
}

/** The calendar of a date field, loaded on demand: a dialog with a grid of days, as in the ARIA patterns. */
export function CalendarLayer({ id, anchor, value, min, max, onChoose, onClose }: CalendarLayerProps) {
  const container = usePortalContainer()
  const messages = useInputMessages()
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
          // The calendar sets the focus to its day.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor?.focus()
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
            autoFocus
            locale={ptBR}
            formatters={formatters}
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
