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
  const pickup = useWatch<OrderValues, 'pickup'>({ name: 'pickup' })
  const errorCount = useErrorCount(names)
  const [isUsual, setIsUsual] = useState(false)
  const isEmpty = isPlaceless(pickup) && pickup.contactName === ''
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
        <Stack gap="none">
          <Text>{[pickup.contactName, pickup.contactPhone].filter(Boolean).join(' · ')}</Text>
          <Text tone="subtle">{formatAddress(pickup.address)}</Text>
          {pickup.instructions && <Text tone="subtle">{pickup.instructions}</Text>}
        </Stack>
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
