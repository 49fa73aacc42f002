import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { AddressHistoryNote } from '../../orders/address-history/address-history-note.tsx'
import type { OrderValues, StopPath } from './order-values.ts'

/** Milliseconds without a change after which an address is complete: a number is typed digit by digit. */
const pauseMs = 600

/** What happened before at the address of a drop-off that is entered. */
export function DropoffHistory({ path }: { path: StopPath }) {
  const { setValue } = useFormContext<OrderValues>()
  const companyId = useWatch<OrderValues, 'companyId'>({ name: 'companyId' })
  const address = useWatch<OrderValues, `${StopPath}.address`>({ name: `${path}.address` })
  const instructions = useWatch<OrderValues, `${StopPath}.instructions`>({ name: `${path}.instructions` })
  const [entered, setEntered] = useState(address)
  useEffect(() => {
    const timer = setTimeout(() => setEntered(address), pauseMs)
    return () => clearTimeout(timer)
  }, [address])
  return (
    <AddressHistoryNote
      companyId={companyId}
      address={entered}
      instructions={instructions}
      onUseInstructions={(text) => setValue(`${path}.instructions`, text, { shouldDirty: true })}
    />
  )
}
