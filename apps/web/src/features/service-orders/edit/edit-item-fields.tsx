import { Button, Checkbox, IconButton, NumberField, Stack, TextField } from '@malote/ui'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Controller, useFieldArray, useFormContext } from 'react-hook-form'
import { useFieldErrors, useTextFields, ValueController } from '../../../lib/forms/field-binding.tsx'
import { itemLabels } from '../order-labels.ts'
import { type EditValues, emptyItem } from './edit-values.ts'

/** The fields of the items. */
export function EditItemFields() {
  const { register, control } = useFormContext<EditValues>()
  const errorOf = useFieldErrors()
  const text = useTextFields<EditValues>()
  const items = useFieldArray({ control, name: 'items' })
  return (
    <Stack gap="md">
      {items.fields.map((item, index) => (
        <div key={item.id} className="grid items-end gap-4 md:grid-cols-12">
          <TextField
            className="md:col-span-5"
            label={itemLabels.description}
            required
            maxLength={120}
            {...text(`items.${index}.description`)}
          />
          <ValueController
            control={control}
            name={`items.${index}.quantity`}
            render={(field) => (
              <NumberField
                {...field}
                className="md:col-span-2"
                label={itemLabels.quantity}
                required
                min={1}
                max={9999}
              />
            )}
          />
          <Controller
            control={control}
            name={`items.${index}.weight`}
            render={({ field: { onChange, ...field } }) => (
              <NumberField
                {...field}
                className="md:col-span-2"
                label={`${itemLabels.weight} (kg)`}
                min={0}
                decimals={3}
                onValueChange={onChange}
                error={errorOf(`items.${index}.weightGrams`)}
              />
            )}
          />
          <Checkbox className="md:col-span-2" label={itemLabels.fragile} {...register(`items.${index}.fragile`)} />
          <IconButton
            className="md:col-span-1"
            label={`Remover item ${index + 1}`}
            variant="ghost"
            tone="neutral"
            onClick={() => items.remove(index)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      {items.fields.length < 100 && (
        <Button
          className="self-start"
          variant="outline"
          tone="neutral"
          size="sm"
          icon={<Plus />}
          onClick={() => items.append(emptyItem)}
        >
          Adicionar item
        </Button>
      )}
    </Stack>
  )
}
