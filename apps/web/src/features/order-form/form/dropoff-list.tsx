import { Button, IconButton, Text, toast, VisuallyHidden } from '@malote/ui'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState, useTransition } from 'react'
import { type UseFieldArrayReturn, useFormContext } from 'react-hook-form'
import { useFormLock } from '../../../lib/forms/form-lock.ts'
import { removeKeepingFocus } from '../../../lib/forms/remove-keeping-focus.ts'
import type { CanEdit } from './order-fields.tsx'
import { getStopNames, OrderSection } from './order-section.tsx'
import { emptyStop, isComplete, type OrderValues } from './order-values.ts'
import { detachItems, getMovedIndex, renumberItems } from './renumber-items.ts'
import { StopSummary } from './section-summaries.tsx'
import { StopFields } from './stop-fields.tsx'

interface DropoffListProps {
  dropoffs: UseFieldArrayReturn<OrderValues, 'dropoffs'>
  /** The maximum of the company's agreement. */
  maximum: number
  canEdit: CanEdit
}

/** The drop-offs in route order, which two buttons change; the summary allows dragging too. */
export function DropoffList({ dropoffs, maximum, canEdit }: DropoffListProps) {
  const form = useFormContext<OrderValues>()
  const [moved, setMoved] = useState('')
  // A stop has a dozen fields: the button responds at once, and the fields render in a transition.
  const [adding, startAdding] = useTransition()
  const [closedIds, setClosedIds] = useState<ReadonlySet<string>>(new Set())
  const count = dropoffs.fields.length
  const isRouteEditable = canEdit('dropoffs')
  const locked = useFormLock()
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count) return
    dropoffs.move(from, to)
    renumberItems(form, (index) => getMovedIndex(index, from, to))
    setMoved(`Entrega ${from + 1} agora é a ${to + 1}ª da rota.`)
  }
  /** Adds a drop-off, and closes those that are complete: with twenty of them the page would be long. */
  const add = () => {
    const complete = dropoffs.fields.filter((_field, index) => isComplete(form.getValues(`dropoffs.${index}`)))
    setClosedIds(new Set([...closedIds, ...complete.map(({ id }) => id)]))
    dropoffs.append(emptyStop, { focusName: `dropoffs.${count}.contactName` })
  }
  const setOpen = (id: string, open: boolean) =>
    setClosedIds(new Set(open ? [...closedIds].filter((closed) => closed !== id) : [...closedIds, id]))
  const remove = (index: number) => {
    const stop = form.getValues(`dropoffs.${index}`)
    dropoffs.remove(index)
    const attachItems = detachItems(form, index)
    const undo = () => {
      dropoffs.insert(index, stop)
      attachItems()
    }
    toast.info(`Entrega ${index + 1} removida.`, { action: { label: 'Desfazer', onClick: undo } })
  }
  return (
    <>
      {dropoffs.fields.map((field, index) => (
        <OrderSection
          key={field.id}
          title={count > 1 ? `Entrega ${index + 1}` : 'Entrega'}
          names={getStopNames(`dropoffs.${index}`)}
          summary={<StopSummary path={`dropoffs.${index}`} />}
          open={!closedIds.has(field.id)}
          onOpenChange={(open) => setOpen(field.id, open)}
          actions={
            isRouteEditable &&
            count > 1 && (
              <>
                {/* Disabled at both ends instead of hidden: a removed button would lose the focus. */}
                <IconButton
                  label={`Subir entrega ${index + 1}`}
                  disabled={locked}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={`Descer entrega ${index + 1}`}
                  disabled={locked}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown />
                </IconButton>
                <IconButton
                  label={`Remover entrega ${index + 1}`}
                  disabled={locked}
                  data-removes="dropoffs"
                  onClick={(event) => removeKeepingFocus(event.currentTarget, () => remove(index))}
                >
                  <Trash2 />
                </IconButton>
              </>
            )
          }
        >
          <StopFields path={`dropoffs.${index}`} canEdit={canEdit} />
        </OrderSection>
      ))}
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {!isRouteEditable ? null : count < maximum ? (
        <Button
          className="self-start"
          variant="outline"
          tone="neutral"
          icon={<Plus />}
          data-adds="dropoffs"
          disabled={locked}
          pending={adding}
          onClick={() => startAdding(add)}
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
