import { type Holiday, settingLabels } from '@malote/api-client'
import { Alert, Button, formatDate, IconButton, Stack, Text } from '@malote/ui'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type FieldErrors, useFieldArray, useFormContext } from 'react-hook-form'
import { BoundDateField } from '../../../lib/forms/bound-date-fields.ts'
import { BoundTextField } from '../../../lib/forms/bound-fields.ts'
import { useFormLock } from '../../../lib/forms/form-lock.ts'
import { removeKeepingFocus } from '../../../lib/forms/remove-keeping-focus.ts'
import type { SettingKindView } from '../setting-kind.ts'

interface Values {
  holidays: Holiday[]
}

const most = 400
/** Labels of each field, so that an error is shown at its field; the list itself is last. */
const labels: Record<string, string> = {
  ...Object.fromEntries(
    Array.from({ length: most }, (_, index) => [
      [`holidays.${index}.day`, `Dia do feriado ${index + 1}`],
      [`holidays.${index}.name`, `Nome do feriado ${index + 1}`],
    ]).flat(),
  ),
  holidays: settingLabels.holidays,
}
const byDay = (one: Holiday, other: Holiday) => one.day.localeCompare(other.day)

/** Days without opening hours. */
export const holidaysKind: SettingKindView<readonly Holiday[]> = {
  toFacts: (holidays) =>
    holidays.length === 0
      ? 'Nenhum cadastrado'
      : holidays.toSorted(byDay).map(({ day, name }) => [formatDate(day), name] as const),
  toFormValue: (holidays) => holidays.toSorted(byDay),
  labels,
  Control: Holidays,
}

function Holidays() {
  const { control, formState } = useFormContext<Values>()
  const { fields, append, remove } = useFieldArray({ control, name: 'holidays' })
  const locked = useFormLock()
  const errors = formState.errors.holidays as (FieldErrors<Holiday>[] & { message?: string }) | undefined
  return (
    <Stack gap="md">
      {errors?.message && <Alert tone="danger" title={errors.message} />}
      {fields.length === 0 && <Text tone="subtle">Nenhum feriado cadastrado.</Text>}
      {fields.map(({ id }, index) => (
        <div key={id} className="grid grid-cols-[1fr_auto] items-end gap-2 md:grid-cols-[10rem_1fr_auto]">
          <BoundDateField<Values> name={`holidays.${index}.day`} label="Dia" className="col-span-2 md:col-span-1" />
          <BoundTextField<Values> name={`holidays.${index}.name`} label="Nome" maxLength={80} autoComplete="off" />
          <IconButton
            label={`Remover o feriado ${index + 1}`}
            data-removes="holidays"
            disabled={locked}
            onClick={(event) => removeKeepingFocus(event.currentTarget, () => remove(index))}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        tone="neutral"
        variant="outline"
        icon={<Plus />}
        data-adds="holidays"
        disabled={locked}
        disabledReason={fields.length >= most ? `O calendário tem lugar para ${most} feriados.` : undefined}
        onClick={() => append({ day: '', name: '' })}
      >
        Acrescentar feriado
      </Button>
    </Stack>
  )
}
