import { Button, IconButton, Text, toast, VisuallyHidden } from '@malote/ui'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState, useTransition } from 'react'
import { type UseFieldArrayReturn, useFormContext } from 'react-hook-form'
import { TitledCard } from '../../../components/titled-card'
import { emptyStop, type OrderValues } from './order-values'
import { StopFields } from './stop-fields'

interface DropoffListProps {
  dropoffs: UseFieldArrayReturn<OrderValues, 'dropoffs'>
  /** How many the company's agreement allows. */
  maximum: number
}

/** Where to, in the order of the route; people change it with two buttons, or by dragging in the summary. */
export function DropoffList({ dropoffs, maximum }: DropoffListProps) {
  const { getValues } = useFormContext<OrderValues>()
  const [moved, setMoved] = useState('')
  // A stop is a dozen fields: the button answers at once, and they are drawn after that.
  const [adding, startAdding] = useTransition()
  const count = dropoffs.fields.length
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count) return
    dropoffs.move(from, to)
    setMoved(`Entrega ${from + 1} agora é a ${to + 1}ª da rota.`)
  }
  const remove = (index: number) => {
    const stop = getValues(`dropoffs.${index}`)
    dropoffs.remove(index)
    toast.info(`Entrega ${index + 1} removida.`, {
      action: { label: 'Desfazer', onClick: () => dropoffs.insert(index, stop) },
    })
  }
  return (
    <>
      {dropoffs.fields.map((field, index) => (
        <TitledCard
          key={field.id}
          title={count > 1 ? `Entrega ${index + 1}` : 'Entrega'}
          actions={
            count > 1 && (
              <>
                {/* At an end they stay where they are: a button that vanishes would take the focus with it. */}
                <IconButton label={`Subir entrega ${index + 1}`} onClick={() => move(index, index - 1)}>
                  <ArrowUp />
                </IconButton>
                <IconButton label={`Descer entrega ${index + 1}`} onClick={() => move(index, index + 1)}>
                  <ArrowDown />
                </IconButton>
                <IconButton label={`Remover entrega ${index + 1}`} onClick={() => remove(index)}>
                  <Trash2 />
                </IconButton>
              </>
            )
          }
        >
          <StopFields path={`dropoffs.${index}`} />
        </TitledCard>
      ))}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {count < maximum ? (
        <Button
          className="self-start"
          variant="outline"
          tone="neutral"
          icon={<Plus />}
          pending={adding}
          onClick={() => startAdding(() => dropoffs.append(emptyStop, { focusName: `dropoffs.${count}.contactName` }))}
        >
          Adicionar outra entrega
        </Button>
      ) : (
        <Text tone="subtle">
          {maximum === 1 ? 'Esta empresa pede uma entrega por ordem.' : `Uma ordem leva até ${maximum} entregas.`}
        </Text>
      )}
    </>
  )
}
