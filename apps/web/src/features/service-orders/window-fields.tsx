import { DateField, Stack, Text, TimeField } from '@malote/ui'

interface WindowFieldsProps {
  legend: string
  /** Names the three fields: `name.day`, `name.start`, `name.end`. */
  name: string
  error?: string | undefined
}

/** A day and two times. Empty means as soon as possible. */
export function WindowFields({ legend, name, error }: WindowFieldsProps) {
  return (
    <fieldset>
      {/* A legend names the group only as its first child. */}
      <Text asChild weight="medium">
        <legend>{legend}</legend>
      </Text>
      <Stack gap="xs" className="mt-1">
        <div className="grid gap-4 md:grid-cols-3">
          <DateField label="Dia" name={`${name}.day`} error={error} />
          <TimeField label="Das" name={`${name}.start`} />
          <TimeField label="Até" name={`${name}.end`} />
        </div>
      </Stack>
    </fieldset>
  )
}

/** @returns the window of the three fields in the viewer's time zone; undefined while one is empty. */
export function readWindow(form: FormData, name: string): { start: string; end: string } | undefined {
  const [day, start, end] = ['day', 'start', 'end'].map((part) => String(form.get(`${name}.${part}`) ?? ''))
  const window = { start: instantAt(day, start), end: instantAt(day, end) }
  return window.start && window.end ? { start: window.start, end: window.end } : undefined
}

/** The instant of a day and a time in the viewer's time zone; undefined while one is missing. */
function instantAt(day: string | undefined, time: string | undefined): string | undefined {
  const at = new Date(`${day}T${time}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
