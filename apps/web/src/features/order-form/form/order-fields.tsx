import type { CompanyPolicy } from '@malote/api-client'
import { useState } from 'react'
import type { UseFieldArrayReturn } from 'react-hook-form'
import { BoundTextarea } from '../../../lib/forms/bound-fields.ts'
import { orderLabels } from '../../orders/order-labels.ts'
import { DropoffList } from './dropoff-list.tsx'
import { ItemList } from './item-list.tsx'
import { OrderSection } from './order-section.tsx'
import type { OrderValues } from './order-values.ts'
import { PickupSection } from './pickup-section.tsx'
import { ProofFields } from './proof-fields.tsx'
import { SectionOpeners } from './section-openers.ts'
import { type NamedStop, NotesSummary, ProofsSummary, WindowsSummary } from './section-summaries.tsx'
import { StopWindow } from './stop-window.tsx'

/** Whether a value of the form can be edited, by its name: `notes`, `dropoffs` (the route), `pickup.contactName`. */
export type CanEdit = (name: string) => boolean

const noteNames = ['notes', 'internalNotes']

interface OrderFieldsProps {
  dropoffs: UseFieldArrayReturn<OrderValues, 'dropoffs'>
  /** The company's agreement, if the user can read it. */
  policy?: CompanyPolicy | null | undefined
  canEdit: CanEdit
  /** Whether the form has the notes that the company cannot read. */
  hasInternalNotes: boolean
}

/** The route, items, windows, proofs and notes of an order. Fields that cannot be edited are left out. */
export function OrderFields({ dropoffs, policy, canEdit, hasInternalNotes }: OrderFieldsProps) {
  const [openers] = useState(() => new Set<(field: string) => void>())
  const count = dropoffs.fields.length
  const stops: (NamedStop & { key: string })[] = [
    { path: 'pickup', key: 'pickup', legend: 'Coleta' },
    ...dropoffs.fields.map(({ id }, index) => ({
      path: `dropoffs.${index}` as const,
      key: id,
      legend: count > 1 ? `Entrega ${index + 1}` : 'Entrega',
    })),
  ]
  const windows = stops.filter(({ path }) => canEdit(`${path}.window.start`))
  return (
    <SectionOpeners value={openers}>
      <PickupSection canEdit={canEdit} />
      <DropoffList dropoffs={dropoffs} maximum={policy?.maximumDropoffs ?? 20} canEdit={canEdit} />
      {canEdit('items') && <ItemList />}
      {windows.length > 0 && (
        <OrderSection
          title="Quando"
          names={windows.map(({ path }) => `${path}.window`)}
          summary={<WindowsSummary stops={windows} />}
        >
          {windows.map(({ path, key, legend }) => (
            <StopWindow key={key} path={path} legend={legend} />
          ))}
        </OrderSection>
      )}
      {canEdit('pickup.requiredProofs') && (
        <OrderSection
          title="Comprovação"
          names={stops.map(({ path }) => `${path}.requiredProofs`)}
          summary={<ProofsSummary stops={stops} />}
          // The company's agreement decides nearly always.
          defaultOpen={false}
        >
          <ProofFields count={count} policy={policy} />
        </OrderSection>
      )}
      <OrderSection title="Observações" names={noteNames} summary={<NotesSummary />}>
        <BoundTextarea<OrderValues>
          name="notes"
          label={orderLabels.notes}
          optional
          rows={3}
          showCount
          maxLength={280}
        />
        {hasInternalNotes && (
          <BoundTextarea<OrderValues>
            name="internalNotes"
            label={orderLabels.internalNotes}
            optional
            rows={2}
            maxLength={1000}
            help="A empresa não vê."
          />
        )}
      </OrderSection>
    </SectionOpeners>
  )
}
