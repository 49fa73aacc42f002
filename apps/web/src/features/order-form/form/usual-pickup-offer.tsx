import { Button } from '@malote/ui'
import History from 'lucide-react/icons/history'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFormLock } from '../../../lib/forms/form-lock.ts'
import type { OrderValues } from './order-values.ts'
import { useFocusField } from './section-openers.ts'
import { useUsualPickup } from './usual-pickup.ts'

interface UsualPickupOfferProps {
  /** Called when the pickup has the values of the usual one. */
  onUse: () => void
}

/**
 * Offers the usual pickup of the company, next to the title of the section, where it moves no field when it is loaded. Nothing
 * is filled in without the person.
 */
export function UsualPickupOffer({ onUse }: UsualPickupOfferProps) {
  const { getValues, setValue, formState } = useFormContext<OrderValues>()
  const focusField = useFocusField()
  const companyId = useWatch<OrderValues, 'companyId'>({ name: 'companyId' })
  const usual = useUsualPickup(companyId, { orLast: true })
  const locked = useFormLock()
  if (!usual) return null
  const use = () => {
    const values = { ...getValues('pickup'), ...usual.fields }
    setValue('pickup', values, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    onUse()
    // The button is gone, and the pickup is done.
    focusField('dropoffs.0.contactName')
  }
  return (
    <Button
      size="sm"
      variant="outline"
      tone="neutral"
      icon={<History />}
      title={`${usual.address}. ${usual.reason}`}
      disabled={locked}
      onClick={use}
    >
      {`Coletar em ${usual.name}`}
    </Button>
  )
}
