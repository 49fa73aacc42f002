import { Button, Checkbox, IconButton, MoneyField, Stack, Text, TextField, toast } from '@malote/ui'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { TitledCard } from '../../../components/titled-card.tsx'
import { useFieldErrors, useTextFields, ValueController } from '../../../lib/forms/field-binding.tsx'
import { itemLabels, orderLabels } from '../../orders/order-labels.ts'
import { emptyItem, type OrderValues } from './order-values.ts'

const maximum = 100

/** The items of the order. */
export function ItemList() {
  const { control, getValues } = useFormContext<OrderValues>()
  const items = useFieldArray({ control, name: 'items' })
  const remove = (index: number) => {
    const item = getValues(`items.${index}`)
    items.remove(index)
    if (!item.description) return
    toast.info(`Item ${index + 1} removido.`, {
      action: { label: 'Desfazer', onClick: () => items.insert(index, item) },
    })
  }
  return (
    <TitledCard title="Itens">
      {items.fields.length === 0 && (
        <Text tone="subtle">Diga o que vai ser levado, se isso ajuda quem coleta. Não é obrigatório.</Text>
      )}
      {items.fields.map((field, index) => (
        <ItemFields key={field.id} index={index} onRemove={() => remove(index)} />
      ))}
      {items.fields.length < maximum ? (
        <Button
          className="self-start"
          variant="outline"
          tone="neutral"
          icon={<Plus />}
          onClick={() => items.append(emptyItem, { focusName: `items.${items.fields.length}.description` })}
        >
          Adicionar item
        </Button>
      ) : (
        <Text tone="subtle">{`Cada ordem leva até ${maximum} itens.`}</Text>
      )}
      <ValueController
        control={control}
        name="declaredValueCents"
        render={(field) => (
          <MoneyField
            {...field}
            className="max-w-60"
            label={orderLabels.declaredValueCents}
            optional
            help="De tudo, para o seguro."
          />
        )}
      />
    </TitledCard>
  )
}

const sides = ['lengthCm', 'widthCm', 'heightCm'] as const

/** The fields of one item; rarely used fields are collapsed. */
function ItemFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { register, control, getValues } = useFormContext<OrderValues>()
  const text = useTextFields<OrderValues>()
  const path = `items.${index}` as const
  const errorOf = useFieldErrors(path)
  const [isExpanded, setIsExpanded] = useState(() => {
    const { lengthCm, widthCm, heightCm, valueCents } = getValues(path)
    return Boolean(lengthCm || widthCm || heightCm || valueCents !== null)
  })
  const open = isExpanded || sides.some((side) => errorOf(side)) || errorOf('valueCents') !== undefined
  return (
    <fieldset aria-label={`Item ${index + 1}`}>
      <Stack gap="sm">
        <div className="grid items-start gap-4 md:grid-cols-12">
          <TextField
            className="md:col-span-6"
            label={itemLabels.description}
            required
            maxLength={120}
            {...text(`${path}.description`)}
          />
          <TextField
            className="md:col-span-3"
            label={itemLabels.quantity}
            inputMode="numeric"
            required
            {...text(`${path}.quantity`)}
          />
          <TextField
            className="md:col-span-3"
            label={`${itemLabels.weight} (kg)`}
            inputMode="decimal"
            optional
            {...text(`${path}.weight`)}
          />
        </div>
        {open && (
          <div className="grid items-start gap-4 md:grid-cols-4">
            {sides.map((side) => (
              <TextField
                key={side}
                label={`${itemLabels[side]} (cm)`}
                inputMode="numeric"
                {...text(`${path}.${side}`)}
              />
            ))}
            <ValueController
              control={control}
              name={`${path}.valueCents`}
              render={(field) => <MoneyField {...field} label={itemLabels.valueCents} />}
            />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <Checkbox label={itemLabels.fragile} {...register(`${path}.fragile`)} />
          {!open && (
            <Button size="sm" variant="ghost" tone="neutral" onClick={() => setIsExpanded(true)}>
              Informar medidas e valor
            </Button>
          )}
          <IconButton label={`Remover item ${index + 1}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </div>
      </Stack>
    </fieldset>
  )
}
