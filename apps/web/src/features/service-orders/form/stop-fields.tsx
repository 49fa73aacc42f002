import { Button, Stack, Textarea, TextField } from '@malote/ui'
import { MaskedField } from '@malote/ui/br'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { AddressFields } from '../../../components/address-fields.tsx'
import { CodeController, useTextFields } from '../../../lib/forms/field-binding.tsx'
import { stopLabels } from '../order-labels.ts'
import { LocationPicker } from './location-picker.tsx'
import type { CanEdit } from './order-fields.tsx'
import type { OrderValues, StopPath } from './order-values.ts'

interface StopFieldsProps {
  path: StopPath
  canEdit: CanEdit
}

/** Contact and address of one stop. */
export function StopFields({ path, canEdit }: StopFieldsProps) {
  const { control, setValue } = useFormContext<OrderValues>()
  const text = useTextFields<OrderValues>()
  return (
    <Stack gap="md">
      {canEdit(`${path}.locationId`) && <LocationPicker path={path} />}
      <div className="grid gap-4 md:grid-cols-2">
        {canEdit(`${path}.contactName`) && (
          <TextField
            label={stopLabels.contactName}
            required
            maxLength={120}
            autoComplete="off"
            {...text(`${path}.contactName`)}
          />
        )}
        <CodeController
          control={control}
          name={`${path}.contactPhone`}
          render={(field) => (
            <MaskedField {...field} kind="phone" label={stopLabels.contactPhone} optional autoComplete="off" />
          )}
        />
        <TextField
          label={stopLabels.contactEmail}
          type="email"
          inputMode="email"
          optional
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          {...text(`${path}.contactEmail`)}
        />
      </div>
      {canEdit(`${path}.address.street`) && (
        <AddressFields
          path={`${path}.address`}
          // The address is no longer the saved location.
          onMove={() => setValue(`${path}.locationId`, '')}
        />
      )}
      <Instructions path={path} />
    </Stack>
  )
}

/** Instructions are rarely needed: the field is shown after a click, or when it has a value. */
function Instructions({ path }: { path: StopPath }) {
  const { setFocus } = useFormContext<OrderValues>()
  const text = useTextFields<OrderValues>()
  const instructions = useWatch<OrderValues>({ name: `${path}.instructions` })
  const [isShown, setIsShown] = useState(false)
  const show = () => {
    // The field must be rendered before it can take the focus from the removed button.
    flushSync(() => setIsShown(true))
    setFocus(`${path}.instructions`)
  }
  if (!isShown && !instructions) {
    return (
      <Button className="self-start" variant="outline" tone="neutral" icon={<Plus />} onClick={show}>
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
      // An emptied field stays visible, because the user may type another text.
      {...text(`${path}.instructions`, { onChange: () => setIsShown(true) })}
    />
  )
}
