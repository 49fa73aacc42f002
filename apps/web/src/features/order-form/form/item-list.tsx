import { Button, IconButton, Stack, Text, toast } from '@malote/ui'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useFieldErrors } from '../../../lib/forms/bind-field.tsx'
import { BoundCheckbox, BoundTextField } from '../../../lib/forms/bound-fields.ts'
import { BoundMoneyField } from '../../../lib/forms/bound-number-fields.ts'
import { useFormLock } from '../../../lib/forms/form-lock.ts'
import { removeKeepingFocus } from '../../../lib/forms/remove-keeping-focus.ts'
import { lazyNamed } from '../../../lib/lazy-named.ts'
import { itemLabels, orderLabels } from '../../orders/order-labels.ts'
import { OrderSection } from './order-section.tsx'
import { emptyItem, type OrderValues } from './order-values.ts'
import { rememberDropoff } from './renumber-items.ts'
import { ItemsSummary } from './section-summaries.tsx'

const maximum = 100
const itemNames = ['items', 'declaredValueCents']
const ItemDropoffField = lazyNamed(() => import('./item-dropoff-field.tsx'), 'ItemDropoffField')

/** The items of the order. */
export function ItemList() {
  const { control, getValues } = useFormContext<OrderValues>()
  const items = useFieldArray({ control, name: 'items' })
  const locked = useFormLock()
  const remove = (index: number) => {
    const item = getValues(`items.${index}`)
    const getDropoff = rememberDropoff({ getValues }, item.dropoff)
    items.remove(index)
    if (!item.description) return
    toast.info(`Item ${index + 1} removido.`, {
      action: { label: 'Desfazer', onClick: () => items.insert(index, { ...item, dropoff: getDropoff() }) },
    })
  }
  return (
    <OrderSection title="Itens" names={itemNames} summary={<ItemsSummary />}>
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
          data-adds="items"
          disabled={locked}
          onClick={() => items.append(emptyItem, { focusName: `items.${items.fields.length}.description` })}
        >
          Adicionar item
        </Button>
      ) : (
        <Text tone="subtle">{`Cada ordem leva até ${maximum} itens.`}</Text>
      )}
      <BoundMoneyField<OrderValues>
        name="declaredValueCents"
        className="max-w-60"
        label={orderLabels.declaredValueCents}
        optional
        help="De tudo, para o seguro."
      />
    </OrderSection>
  )
}

const sides = ['lengthCm', 'widthCm', 'heightCm'] as const

/** The fields of one item; rarely used fields are collapsed. */
function ItemFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { getValues } = useFormContext<OrderValues>()
  const path = `items.${index}` as const
  const getError = useFieldErrors(path)
  const locked = useFormLock()
  const dropoffCount = useWatch<OrderValues, 'dropoffs', undefined, number>({
    name: 'dropoffs',
    compute: (dropoffs) => dropoffs.length,
  })
  const [isExpanded, setIsExpanded] = useState(() => {
    const { lengthCm, widthCm, heightCm, valueCents } = getValues(path)
    return Boolean(lengthCm || widthCm || heightCm || valueCents !== null)
  })
  const open = isExpanded || sides.some((side) => getError(side)) || getError('valueCents') !== undefined
  return (
    <fieldset aria-label={`Item ${index + 1}`}>
      <Stack gap="sm">
        <div className="grid items-start gap-4 md:grid-cols-12">
          <BoundTextField<OrderValues>
            name={`${path}.description`}
            className="md:col-span-6"
            label={itemLabels.description}
            required
            maxLength={120}
          />
          <BoundTextField<OrderValues>
            name={`${path}.quantity`}
            className="md:col-span-3"
            label={itemLabels.quantity}
            inputMode="numeric"
            required
          />
          <BoundTextField<OrderValues>
            name={`${path}.weight`}
            className="md:col-span-3"
            label={`${itemLabels.weight} (kg)`}
            inputMode="decimal"
          />
        </div>
        {dropoffCount > 1 && (
          <Suspense>
            <ItemDropoffField path={path} count={dropoffCount} />
          </Suspense>
        )}
        {open && (
          <div className="grid items-start gap-4 md:grid-cols-4">
            {sides.map((side) => (
              <BoundTextField<OrderValues>
                key={side}
                name={`${path}.${side}`}
                label={`${itemLabels[side]} (cm)`}
                inputMode="numeric"
              />
            ))}
            <BoundMoneyField<OrderValues> name={`${path}.valueCents`} label={itemLabels.valueCents} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-4">
          <BoundCheckbox<OrderValues> name={`${path}.fragile`} label={itemLabels.fragile} />
          {!open && (
            <Button size="sm" variant="ghost" tone="neutral" onClick={() => setIsExpanded(true)}>
              Informar medidas e valor
            </Button>
          )}
          <IconButton
            label={`Remover item ${index + 1}`}
            data-removes="items"
            disabled={locked}
            onClick={(event) => removeKeepingFocus(event.currentTarget, onRemove)}
          >
            <Trash2 />
          </IconButton>
        </div>
      </Stack>
    </fieldset>
  )
}
