import { Button, MaskedField, Stack, Textarea, TextField } from '@malote/ui'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { AddressFields } from '../../../components/address-fields'
import { useFieldErrors } from '../../../lib/forms/use-field-errors'
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
      <Instructions path={path} />
    </Stack>
  )
}

/** Most places need none: the field comes when it is asked for, or when something stands in it. */
function Instructions({ path }: { path: StopPath }) {
  const { register, setFocus } = useFormContext<OrderValues>()
  const errorOf = useFieldErrors(path)
  const written = useWatch<OrderValues>({ name: `${path}.instructions` })
  const [asked, setAsked] = useState(false)
  const ask = () => {
    // The field has to be there before it can take the focus of the button that goes.
    flushSync(() => setAsked(true))
    setFocus(`${path}.instructions`)
  }
  if (!asked && !written) {
    return (
      <Button className="self-start" variant="outline" tone="neutral" icon={<Plus />} onClick={ask}>
        Adicionar instruções
      </Button>
    )
  }
  return (
    <Textarea
      label={stopLabels.instructions}
      optional
      rows={2}
      maxLength={280}
      {...register(`${path}.instructions`, {
        // Emptied, it stays: whoever deletes a text may be about to write another.
        onChange: () => setAsked(true),
      })}
      error={errorOf('instructions')}
    />
  )
}
