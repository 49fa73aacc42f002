import { Badge } from '@malote/ui'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { TitledCard } from '../../../components/titled-card.tsx'
import { listFieldErrors } from '../../../lib/forms/field-errors.ts'
import type { OrderValues, StopPath } from './order-values.ts'

const stopParts = ['locationId', 'contactName', 'contactPhone', 'contactEmail', 'instructions', 'address']

/** @returns the names of the values in the section of a stop; its window and its proofs have other sections. */
export const getStopNames = (path: StopPath) => stopParts.map((part) => `${path}.${part}`)

/** @returns the number of fields to correct among those of some names. */
export function useErrorCount(names: readonly string[]): number {
  const { errors } = useFormState<OrderValues>()
  const isIncluded = (field: string) => names.some((name) => field === name || field.startsWith(`${name}.`))
  return listFieldErrors(errors).filter(({ name }) => isIncluded(name)).length
}

interface OrderSectionProps {
  title: string
  /** The names of its values: `items`, `dropoffs.1`. */
  names: readonly string[]
  actions?: ReactNode
  children: ReactNode
}

/** A section of the form. Its title has the number of its fields to correct. */
export function OrderSection({ title, names, actions, children }: OrderSectionProps) {
  const count = useErrorCount(names)
  return (
    <TitledCard
      title={title}
      actions={
        <>
          {count > 0 && <Badge tone="danger">{`${count} a corrigir`}</Badge>}
          {actions}
        </>
      }
    >
      {children}
    </TitledCard>
  )
}
