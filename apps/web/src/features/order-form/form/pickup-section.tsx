import { formatAddress } from '@malote/api-client'
import { Button, Stack, Text } from '@malote/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CanEdit } from './order-fields.tsx'
import { getStopNames, OrderSection, useErrorCount } from './order-section.tsx'
import { isPlaceless, type OrderValues } from './order-values.ts'
import { StopFields } from './stop-fields.tsx'
import { UsualPickupOffer } from './usual-pickup-offer.tsx'

const names = getStopNames('pickup')

/** The pickup. While it is empty, the usual one is offered; a used one is a summary until it is changed or has an error. */
export function PickupSection({ canEdit }: { canEdit: CanEdit }) {
  const { setFocus } = useFormContext<OrderValues>()
  // Computed, so that typing in a field of the pickup does not render the section.
  const isEmpty = useWatch<OrderValues, 'pickup', undefined, boolean>({
    name: 'pickup',
    compute: (pickup) => isPlaceless(pickup) && pickup.contactName === '',
  })
  const errorCount = useErrorCount(names)
  const [isUsual, setIsUsual] = useState(false)
  if (isUsual && errorCount === 0) {
    const change = () => {
      // The field must be rendered before it can take the focus from the removed button.
      flushSync(() => setIsUsual(false))
      setFocus('pickup.contactName')
    }
    return (
      <OrderSection
        title="Coleta"
        names={names}
        actions={
          <Button size="sm" variant="outline" tone="neutral" onClick={change}>
            Mudar coleta
          </Button>
        }
      >
        <PickupSummary />
      </OrderSection>
    )
  }
  return (
    <OrderSection
      title="Coleta"
      names={names}
      actions={isEmpty && canEdit('pickup.locationId') && <UsualPickupOffer onUse={() => setIsUsual(true)} />}
    >
      <StopFields path="pickup" canEdit={canEdit} />
    </OrderSection>
  )
}

function PickupSummary() {
  const { contactName, contactPhone, address, instructions } = useWatch<OrderValues, 'pickup'>({ name: 'pickup' })
  return (
    <Stack gap="none">
      <Text>{[contactName, contactPhone].filter(Boolean).join(' · ')}</Text>
      <Text tone="subtle">{formatAddress(address)}</Text>
      {instructions && <Text tone="subtle">{instructions}</Text>}
    </Stack>
  )
}
