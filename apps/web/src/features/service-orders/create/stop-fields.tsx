import { MaskedField, Stack, Textarea, TextField } from '@malote/ui'
import { Controller, useFormContext } from 'react-hook-form'
import { AddressFields } from '../../../app/address-fields'
import { useFieldErrors } from '../../../app/use-field-errors'
import { stopLabels } from '../order-labels'
import type { OrderValues, StopPath } from './order-values'
import { PlacePicker } from './place-picker'

/** Who and where of one stop. */
export function StopFields({ path }: { path: StopPath }) {
  const { register, control, setValue } = useFormContext<OrderValues>()
  const errorOf = useFieldErrors(path)
  return (
    <Stack gap="md">
      <PlacePicker path={path} />
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label={stopLabels.contactName}
          required
          maxLength={120}
          autoComplete="off"
          {...register(`${path}.contactName`)}
          error={errorOf('contactName')}
        />
        <Controller
          control={control}
          name={`${path}.contactPhone`}
          render={({ field: { onChange, ...field } }) => (
            <MaskedField
              {...field}
              kind="phone"
              label={stopLabels.contactPhone}
              optional
              autoComplete="off"
              onValueChange={onChange}
              error={errorOf('contactPhone')}
            />
          )}
        />
      </div>
      <AddressFields
        path={`${path}.address`}
        // Another place than the saved one.
        onMove={() => setValue(`${path}.locationId`, '')}
      />
      <Textarea
        label={stopLabels.instructions}
        optional
        rows={2}
        maxLength={280}
        {...register(`${path}.instructions`)}
        error={errorOf('instructions')}
      />
    </Stack>
  )
}
