import { addDays } from '@malote/api-client'
import { Button, DateField, Heading, IconButton, Inline, SegmentedControl } from '@malote/ui'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useSearchParams } from '../../lib/lists/use-search-param.ts'
import { type CalendarSearch, getCalendarDay, listCalendarDays } from '../orders/calendar-days.ts'

const period = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' })
const toDate = (day = '') => new Date(`${day}T12:00:00Z`)

/**
 * @returns the name of the shown period: "22 – 28 de novembro de 2026". With thin spaces, which Node has there and Chromium has
 * not, the markup of the server would differ.
 */
function formatPeriod(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)]
  return first === last
    ? weekday.format(toDate(first))
    : period.formatRange(toDate(first), toDate(last)).replaceAll('\u2009', ' ')
}

interface CalendarToolbarProps {
  search: CalendarSearch
  onChange: (search: CalendarSearch) => Promise<void>
}

/** Chooses the days of the calendar. Today is no parameter, so that the address stays right tomorrow. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { dia, escala } = props.search
  const [search, onChange] = useSearchParams<CalendarSearch>({ dia, escala }, props.onChange)
  const isDay = search.escala === 'dia'
  const day = getCalendarDay(search)
  const step = (direction: 1 | -1) => onChange({ dia: addDays(day, direction * (isDay ? 1 : 7)) })
  return (
    <Inline gap="sm">
      <Inline gap="xs">
        <IconButton label={isDay ? 'Dia anterior' : 'Semana anterior'} variant="outline" onClick={() => step(-1)}>
          <ChevronLeft />
        </IconButton>
        <Button tone="neutral" variant="outline" onClick={() => onChange({ dia: undefined })}>
          Hoje
        </Button>
        <IconButton label={isDay ? 'Próximo dia' : 'Próxima semana'} variant="outline" onClick={() => step(1)}>
          <ChevronRight />
        </IconButton>
      </Inline>
      <Heading level={2} size="sm" aria-live="polite" className="me-auto max-md:order-last max-md:w-full">
        {formatPeriod(listCalendarDays(search))}
      </Heading>
      {/* A phone has no room for it next to the other controls. */}
      <DateField
        label="Ir para o dia"
        labelHidden
        value={day}
        onValueChange={(value) => {
          if (value !== null) onChange({ dia: value })
        }}
        className="max-md:hidden"
      />
      <SegmentedControl
        label="Escala"
        options={[
          { value: 'dia', label: 'Dia' },
          { value: 'semana', label: 'Semana' },
        ]}
        value={isDay ? 'dia' : 'semana'}
        onValueChange={(value) => onChange({ escala: value === 'dia' ? 'dia' : undefined })}
      />
    </Inline>
  )
}
