import { type OpeningSpan, Weekday, weekdayLabels } from '@malote/api-client'
import { Alert, Button, Checkbox, IconButton, Inline, Stack, Text, TimeField } from '@malote/ui'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { formatList } from '../lib/format/formats.ts'
import { bindValue } from '../lib/forms/bind-field.tsx'

interface OpeningHoursFieldProps {
  label: string
  help: string
  /** The name in the list of errors; the field of the first day has it. */
  name: string
  value: readonly OpeningSpan[]
  onValueChange: (spans: OpeningSpan[]) => void
  error?: ReactNode
}

const usual = { opens: '08:00', closes: '18:00' }
const workdays: readonly Weekday[] = ['tuesday', 'wednesday', 'thursday', 'friday']

function OpeningHoursField({ label, help, name, value, onValueChange, error }: OpeningHoursFieldProps) {
  const of = (day: Weekday) => value.filter(({ weekday }) => weekday === day)
  const others = (day: Weekday) => value.filter(({ weekday }) => weekday !== day)
  const set = (day: Weekday, spans: readonly OpeningSpan[]) => onValueChange(sortByDay([...others(day), ...spans]))
  const change = (day: Weekday, index: number, part: Partial<OpeningSpan>) =>
    set(
      day,
      of(day).map((span, at) => (at === index ? { ...span, ...part } : span)),
    )
  const monday = of('monday')
  // The error of a time that is missing or not a time does not name its day.
  const incomplete = Weekday.options.filter((day) => of(day).some(({ opens, closes }) => !opens || !closes))
  const errorPrefix = incomplete.length > 0 ? `${formatList(incomplete.map((day) => weekdayLabels[day]))}: ` : ''
  const repeat = () =>
    onValueChange(
      sortByDay([
        ...value.filter(({ weekday }) => !workdays.includes(weekday)),
        ...workdays.flatMap((weekday) => monday.map((span) => ({ ...span, weekday }))),
      ]),
    )
  return (
    <fieldset>
      {/* A legend names the group only as its first child. */}
      <Text asChild weight="medium">
        <legend>{label}</legend>
      </Text>
      <Stack gap="sm">
        <Text size="sm" tone="subtle">
          {help}
        </Text>
        {error && (
          <Alert
            tone="danger"
            title={
              <>
                {errorPrefix}
                {error}
              </>
            }
          />
        )}
        {Weekday.options.map((day) => (
          <div key={day} className="grid gap-2 md:grid-cols-[10rem_1fr]">
            <Checkbox
              name={day === 'monday' ? name : undefined}
              label={weekdayLabels[day]}
              checked={of(day).length > 0}
              onCheckedChange={(checked) => set(day, checked ? [{ weekday: day, ...usual }] : [])}
            />
            <Stack gap="xs">
              {of(day).map((span, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a span has no identifier.
                <Inline key={index} gap="sm">
                  <TimeField
                    className="w-24"
                    label={`${weekdayLabels[day]}, abre`}
                    labelHidden
                    value={span.opens || null}
                    onValueChange={(opens) => change(day, index, { opens: opens ?? '' })}
                  />
                  <Text tone="subtle">às</Text>
                  <TimeField
                    className="w-24"
                    label={`${weekdayLabels[day]}, fecha`}
                    labelHidden
                    value={span.closes || null}
                    onValueChange={(closes) => change(day, index, { closes: closes ?? '' })}
                  />
                  {of(day).length > 1 && (
                    <IconButton
                      label={`Remover este horário de ${weekdayLabels[day].toLowerCase()}`}
                      onClick={() =>
                        set(
                          day,
                          of(day).filter((_span, at) => at !== index),
                        )
                      }
                    >
                      <X aria-hidden />
                    </IconButton>
                  )}
                  {index === of(day).length - 1 && index < 3 && (
                    <IconButton
                      label={`Outro horário de ${weekdayLabels[day].toLowerCase()}`}
                      onClick={() => set(day, [...of(day), { weekday: day, opens: '', closes: '' }])}
                    >
                      <Plus aria-hidden />
                    </IconButton>
                  )}
                </Inline>
              ))}
              {day === 'monday' && monday.length > 0 && (
                <Button size="sm" variant="ghost" tone="neutral" className="self-start" onClick={repeat}>
                  Repetir até sexta-feira
                </Button>
              )}
            </Stack>
          </div>
        ))}
      </Stack>
    </fieldset>
  )
}

/** The opening hours of a week in a form; a day may have several spans. No span at all means unknown hours. */
export const BoundOpeningHoursField = bindValue(OpeningHoursField)

/** Sorts by day only: sorting by hour would move a row while the user types. */
const sortByDay = (spans: readonly OpeningSpan[]): OpeningSpan[] =>
  Weekday.options.flatMap((day) => spans.filter(({ weekday }) => weekday === day))
