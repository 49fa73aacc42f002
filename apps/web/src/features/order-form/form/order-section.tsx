import { Badge, CollapsibleCard, Stack } from '@malote/ui'
import { type ReactNode, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { listFieldErrors } from '../../../lib/forms/field-errors.ts'
import type { OrderValues, StopPath } from './order-values.ts'
import { isIncluded, useSectionOpener } from './section-openers.ts'

const stopParts = ['locationId', 'contactName', 'contactPhone', 'contactEmail', 'instructions', 'address']

/** @returns the names of the values in the section of a stop; its window and its proofs have other sections. */
export const getStopNames = (path: StopPath) => stopParts.map((part) => `${path}.${part}`)

/** @returns the number of fields to correct among those of some names. */
function useErrorCount(names: readonly string[]): number {
  const { errors } = useFormState<OrderValues>()
  return listFieldErrors(errors).filter(({ name }) => isIncluded(name, names)).length
}

interface OrderSectionProps {
  title: string
  /** The names of its values: `items`, `dropoffs.1`. */
  names: readonly string[]
  /** What its values state, shown while it is closed. */
  summary: ReactNode
  /**
   * Whether it is open at first.
   * @default true
   */
  defaultOpen?: boolean | undefined
  /** Whether it is open, where a parent decides that. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  actions?: ReactNode
  children: ReactNode
}

/**
 * A section of the form, which the user can close to its summary. Its title has the number of its fields to correct, and
 * while there are any it is open: the list of errors links to them.
 */
export function OrderSection({
  title,
  names,
  summary,
  defaultOpen = true,
  open,
  onOpenChange,
  actions,
  children,
}: OrderSectionProps) {
  const count = useErrorCount(names)
  const [localOpen, setLocalOpen] = useState(defaultOpen)
  const isOpen = open ?? localOpen
  const hasErrors = count > 0
  const change = (next: boolean) => {
    setLocalOpen(next)
    onOpenChange?.(next)
  }
  useSectionOpener(names, () => isOpen || change(true))
  return (
    <CollapsibleCard
      title={title}
      summary={summary}
      open={isOpen || hasErrors}
      onOpenChange={(next) => change(next || hasErrors)}
      actions={
        (hasErrors || actions) && (
          <>
            {hasErrors && <Badge tone="danger">{`${count} a corrigir`}</Badge>}
            {actions}
          </>
        )
      }
    >
      {/* It stays open after the correction, so that it does not close under the field that is typed in. */}
      <Stack gap="md" onFocus={() => isOpen || change(true)}>
        {children}
      </Stack>
    </CollapsibleCard>
  )
}
