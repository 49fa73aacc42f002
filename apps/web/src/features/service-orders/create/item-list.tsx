import { Button, MoneyField, Text, toast } from '@malote/ui'
import Plus from 'lucide-react/icons/plus'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { TitledCard } from '../../../components/titled-card.tsx'
import { ValueController } from '../../../lib/forms/field-binding.tsx'
import { orderLabels } from '../order-labels.ts'
import { ItemFields } from './item-fields.tsx'
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
