import { DateField } from '@malote/ui'

interface DayFieldProps {
  day: string
  onDayChange: (day: string | undefined) => void
}

/** Selects the day that is planned. An incomplete date keeps the current one. */
export function DayField({ day, onDayChange }: DayFieldProps) {
  return (
    <DateField
      label="Dia"
      value={day}
      onValueChange={(value) => {
        if (value !== null) onDayChange(value)
      }}
    />
  )
}
