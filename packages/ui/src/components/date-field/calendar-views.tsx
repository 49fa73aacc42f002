'use client'
import { createContext, type HTMLAttributes, use, useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { flushSync } from 'react-dom'
import { useDirection } from '../../bundled/radix-direction.ts'
import { ChevronDown } from '../../icons/icons.gen.ts'
import { useCalendarMessages } from '../../lib/calendar-messages.ts'
import { useLocale } from '../../lib/locale.ts'
import { getCalendarTexts, getPeriodTexts } from './calendar-texts.ts'
import { calendarClasses } from './date-field.variants.ts'
import { toDate, today } from './date-text.ts'
import { PeriodGrid } from './period-grid.tsx'
import {
  clampPeriod,
  getMonthLimits,
  getPageRows,
  monthToDate,
  periodsPerPage,
  toMonth,
  toYearLimits,
} from './periods.ts'

interface CalendarViewsProps {
  value: string | null
  min: string | undefined
  max: string | undefined
  onChoose: (day: string) => void
}

/** The button of a title that opens the next larger unit: from days to months, from months to years. */
const TitleContext = createContext<{ hint: string; onOpen: () => void } | undefined>(undefined)

/** The title of a view. It is a live region: a change of the month is announced, as in the ARIA patterns. */
function Title({ children, className }: Pick<HTMLAttributes<HTMLElement>, 'children' | 'className'>) {
  const title = use(TitleContext)
  return (
    <span role="status" aria-live="polite" className={className}>
      {title ? (
        <button type="button" title={title.hint} onClick={title.onOpen} className={calendarClasses.title_button}>
          {children}
          <ChevronDown aria-hidden className="size-4 text-subtle" />
        </button>
      ) : (
        children
      )}
    </span>
  )
}

const dayPickerParts = { CaptionLabel: Title }

/** Sets the focus to the day, month or year that the keys start from. */
export function focusActive(calendar: Element | null): void {
  calendar?.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]')?.focus()
}

/** The days of a month; its title opens the months of a year, and their title the years. */
export function CalendarViews({ value, min, max, onChoose }: CalendarViewsProps) {
  const messages = useCalendarMessages()
  const locale = useLocale()
  const dir = useDirection()
  const root = useRef<HTMLDivElement>(null)
  const selected = value === null ? undefined : toDate(value)
  const nearest = min && min > today() ? min : max && max < today() ? max : today()
  const limits = getMonthLimits(min, max)
  const [view, setView] = useState<'days' | 'months' | 'years'>('days')
  const [month, setMonth] = useState(() => clampPeriod(toMonth(selected ?? toDate(nearest)), limits))
  const year = Math.floor(month / periodsPerPage)
  const texts = getPeriodTexts(locale)
  const yearsOfPage = getPageRows(year).flat()
  const yearRange = `${texts.year(yearsOfPage[0] ?? year)} – ${texts.year(yearsOfPage.at(-1) ?? year)}`
  const open = (next: typeof view) => {
    flushSync(() => setView(next))
    focusActive(root.current)
  }
  const changeMonth = (next: number) => setMonth(clampPeriod(next, limits))

  return (
    <div ref={root}>
      {view === 'days' && (
        <TitleContext value={{ hint: messages.chooseMonth, onOpen: () => open('months') }}>
          <DayPicker
            mode="single"
            required
            dir={dir}
            {...getCalendarTexts(locale, messages)}
            showOutsideDays
            selected={selected}
            month={monthToDate(month)}
            onMonthChange={(date) => setMonth(toMonth(date))}
            startMonth={monthToDate(limits.first)}
            endMonth={monthToDate(limits.last)}
            disabled={[...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])]}
            onSelect={(date: Date) => onChoose(today(date))}
            components={dayPickerParts}
            classNames={calendarClasses}
          />
        </TitleContext>
      )}
      {view === 'months' && (
        <TitleContext value={{ hint: messages.chooseYear, onOpen: () => open('years') }}>
          <PeriodGrid
            label={texts.year(year)}
            caption={<Title>{texts.year(year)}</Title>}
            previousLabel={messages.previousYear}
            nextLabel={messages.nextYear}
            limits={limits}
            active={month}
            onActiveChange={changeMonth}
            selected={selected && toMonth(selected)}
            current={toMonth(new Date())}
            format={texts.month}
            onChoose={(period) => {
              setMonth(period)
              open('days')
            }}
          />
        </TitleContext>
      )}
      {view === 'years' && (
        <PeriodGrid
          label={yearRange}
          caption={<Title>{yearRange}</Title>}
          previousLabel={messages.previousYears}
          nextLabel={messages.nextYears}
          limits={toYearLimits(limits)}
          active={year}
          onActiveChange={(period) => changeMonth(month + (period - year) * periodsPerPage)}
          selected={selected?.getFullYear()}
          current={new Date().getFullYear()}
          format={texts.year}
          onChoose={(period) => {
            changeMonth(month + (period - year) * periodsPerPage)
            open('months')
          }}
        />
      )}
    </div>
  )
}
