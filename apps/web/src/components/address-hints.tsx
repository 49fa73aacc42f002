import type { getAddressHints } from '@malote/api-client'
import { Stack, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { postalCodeQuery } from './use-postal-code.ts'

const hintFields = { address: ['postalCode', 'city'], contact: ['contactPhone'] } as const

interface AddressHintsProps {
  /** The path of the address in the form values. */
  path: string
  /** The path of the contact's phone. */
  phonePath: string
  /** The fields that the hints are shown next to. */
  of: keyof typeof hintFields
}

/**
 * Advice on an address whose parts contradict each other: the state and the CEP, the city and the CEP, the state and the
 * area code. The ranges are loaded with the first complete address.
 */
export function AddressHints({ path, phonePath, of }: AddressHintsProps) {
  const [state = '', postalCode = '', city = '', phone = ''] = useWatch({
    name: [`${path}.state`, `${path}.postalCode`, `${path}.city`, phonePath],
  }) as string[]
  const [getHints, setGetHints] = useState<typeof getAddressHints>()
  const isComplete = state !== '' && (of === 'contact' ? phone : postalCode) !== ''
  useEffect(() => {
    if (!isComplete) return
    // Without a connection there is no advice.
    import('./postal-code-ranges.ts').then(
      (ranges) => setGetHints(() => ranges.getAddressHints),
      () => undefined,
    )
  }, [isComplete])
  // The result of the look-up that has filled the address in; no other request is sent.
  const { data: address } = useQuery({ ...postalCodeQuery(postalCode), enabled: false })
  const hints = (getHints?.({ state, postalCode, city, phone, found: address }) ?? []).filter(({ field }) =>
    hintFields[of].some((shown) => shown === field),
  )
  return (
    // Always rendered, so that screen readers announce its text; empty, it takes no space in a grid.
    <Stack gap="xs" role="status" className={hints.length > 0 ? 'col-span-full' : 'absolute'}>
      {hints.map(({ field, message }) => (
        <Text key={field} size="sm" tone="warning">
          {message}
        </Text>
      ))}
    </Stack>
  )
}
