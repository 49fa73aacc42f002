import { Checkbox, IconButton, TextField } from '@malote/ui'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FieldError, get, useFormContext } from 'react-hook-form'
import type { OrderValues } from './order-form'

/** One line of goods. */
export function ItemFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { register, formState } = useFormContext<OrderValues>()
  const path = `items.${index}` as const
  const errorOf = (name: string) => (get(formState.errors, `${path}.${name}`) as FieldError | undefined)?.message
  return (
    <div className="grid items-end gap-4 md:grid-cols-12">
      <TextField
        className="md:col-span-5"
        label="Descrição"
        required
        maxLength={120}
        {...register(`${path}.description`)}
        error={errorOf('description')}
      />
      <TextField
        className="md:col-span-2"
        label="Quantidade"
        inputMode="numeric"
        required
        {...register(`${path}.quantity`)}
        error={errorOf('quantity')}
      />
      <TextField
        className="md:col-span-2"
        label="Peso (kg)"
        inputMode="decimal"
        {...register(`${path}.weight`)}
        error={errorOf('weightGrams')}
      />
      <Checkbox className="md:col-span-2" label="Frágil" {...register(`${path}.fragile`)} />
      <IconButton className="md:col-span-1" label={`Remover item ${index + 1}`} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </div>
  )
}
