import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { CanEdit } from './order-fields.tsx'
import { getStopNames, OrderSection } from './order-section.tsx'
import { isPlaceless, type OrderValues } from './order-values.ts'
import { StopSummary } from './section-summaries.tsx'
import { StopFields } from './stop-fields.tsx'
import { UsualPickupOffer } from './usual-pickup-offer.tsx'

const names = getStopNames('pickup')

/** The pickup. While it is empty, the usual one is offered; when that is used, the section is closed. */
export function PickupSection({ canEdit }: { canEdit: CanEdit }) {
  // Computed, so that typing in a field of the pickup does not render the section.
  const isEmpty = useWatch<OrderValues, 'pickup', undefined, boolean>({
    name: 'pickup',
    compute: (pickup) => isPlaceless(pickup) && pickup.contactName === '',
  })
  const [isOpen, setIsOpen] = useState(true)
  return (
    <OrderSection
      title="Coleta"
      names={names}
      summary={<StopSummary path="pickup" />}
      open={isOpen}
      onOpenChange={setIsOpen}
      actions={isEmpty && canEdit('pickup.locationId') && <UsualPickupOffer onUse={() => setIsOpen(false)} />}
    >
      <StopFields path="pickup" canEdit={canEdit} />
    </OrderSection>
  )
}
