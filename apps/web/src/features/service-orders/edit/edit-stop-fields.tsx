import { canEditField, type EditScope } from '@malote/api-client'
import { DateField, Stack, Text, Textarea, TextField, TimeField } from '@malote/ui'
import { MaskedField } from '@malote/ui/br'
import { useFormContext, useWatch } from 'react-hook-form'
import { AddressFields } from '../../../components/address-fields.tsx'
import { CodeController, useTextFields, ValueController } from '../../../lib/forms/field-binding.tsx'
import { getForeignZoneName, getTimeZone } from '../local-time.ts'
import { stopLabels } from '../order-labels.ts'
import type { EditValues } from './edit-values.ts'

type StopPath = 'pickup' | `dropoffs.${number}`

interface EditStopFieldsProps {
  path: StopPath
  scope: EditScope
}

/** The editable fields of a stop: contact, address and window. */
export function EditStopFields({ path, scope }: EditStopFieldsProps) {
  const text = useTextFields<EditValues>()
  const may = (field: string) => canEditField(scope, `/${path.replace('.', '/')}/${field}`)
  return (
    <Stack gap="md">
      <div className="grid gap-4 md:grid-cols-2">
        {may('contactName') && (
          <TextField label={stopLabels.contactName} required maxLength={120} {...text(`${path}.contactName`)} />
        )}
        {may('contactPhone') && <PhoneField path={path} />}
        {may('contactEmail') && (
          <TextField
            label={stopLabels.contactEmail}
            type="email"
            inputMode="email"
            optional
            maxLength={254}
            autoCapitalize="none"
            {...text(`${path}.contactEmail`)}
          />
        )}
      </div>
      {may('address/street') && <AddressFields path={`${path}.address`} />}
      {may('window/start') && <WindowFields path={path} />}
      {may('instructions') && (
        <Textarea label={stopLabels.instructions} optional rows={2} maxLength={280} {...text(`${path}.instructions`)} />
      )}
    </Stack>
  )
}

function PhoneField({ path }: { path: StopPath }) {
  const { control } = useFormContext<EditValues>()
  return (
    <CodeController
      control={control}
      name={`${path}.contactPhone`}
      render={(field) => <MaskedField {...field} kind="phone" label={stopLabels.contactPhone} optional />}
    />
  )
}

/** A window in the local time of the stop. */
function WindowFields({ path }: { path: StopPath }) {
  const { control } = useFormContext<EditValues>()
  const [address, window] = useWatch({ control, name: [`${path}.address`, `${path}.window`] })
  const foreign = window.day ? getForeignZoneName(getTimeZone(address), `${window.day}T15:00:00Z`) : undefined
  return (
    <fieldset>
      {/* A legend names the group only as its first child. */}
      <Text asChild weight="medium">
        <legend>{path === 'pickup' ? 'Quando coletar' : 'Quando entregar'}</legend>
      </Text>
      <Stack gap="xs" className="mt-1">
        <Text tone="subtle" size="sm">
          {foreign
            ? `Pelo horário de ${foreign}. Deixe em branco para o quanto antes.`
            : 'Deixe em branco para o quanto antes.'}
        </Text>
        <div className="grid gap-4 md:grid-cols-3">
          <ValueController
            control={control}
            name={`${path}.window.day`}
            render={({ value, onValueChange, ...field }) => (
              <DateField
                {...field}
                label="Dia"
                value={value || null}
                onValueChange={(day) => onValueChange(day ?? '')}
              />
            )}
          />
          {(['start', 'end'] as const).map((end) => (
            <ValueController
              key={end}
              control={control}
              name={`${path}.window.${end}`}
              render={({ value, onValueChange, ...field }) => (
                <TimeField
                  {...field}
                  label={end === 'start' ? 'Das' : 'Até'}
                  value={value || null}
                  onValueChange={(time) => onValueChange(time ?? '')}
                />
              )}
            />
          ))}
        </div>
      </Stack>
    </fieldset>
  )
}
