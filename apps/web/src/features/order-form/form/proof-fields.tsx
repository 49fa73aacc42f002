import type { CompanyPolicy } from '@malote/api-client'
import { Text } from '@malote/ui'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { formatProofs, proofOptions } from '../../../lib/format/proof-choice.ts'
import { BoundSelect } from '../../../lib/forms/bound-fields.ts'
import type { OrderValues, StopPath } from './order-values.ts'

interface ProofFieldsProps {
  count: number
  /** The company's agreement; not visible to operators. */
  policy: CompanyPolicy | null | undefined
}

/** The required proofs of each stop. By default those of the company's agreement; the user can require more. */
export function ProofFields({ count, policy }: ProofFieldsProps) {
  const getDefaultText = (stop: 'pickupProofs' | 'dropoffProofs') => {
    const proofs = policy?.[stop]
    return proofs ? `${formatProofs(proofs)} (padrão da empresa)` : 'Padrão da empresa'
  }
  return (
    <>
      <Text tone="subtle">O que o entregador registra para a parada contar como feita.</Text>
      <div className="grid gap-4 md:grid-cols-2">
        <Proof path="pickup" label="Na coleta" standard={getDefaultText('pickupProofs')} />
        {Array.from({ length: count }, (_, index) => (
          <Proof
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is a position in the route, not its content.
            key={index}
            path={`dropoffs.${index}`}
            label={count > 1 ? `Na entrega ${index + 1}` : 'Na entrega'}
            standard={getDefaultText('dropoffProofs')}
          />
        ))}
      </div>
    </>
  )
}

function Proof({ path, label, standard }: { path: StopPath; label: string; standard: string }) {
  const { getValues } = useFormContext<OrderValues>()
  // A stop of an existing order keeps the proofs that were required when it was added, whatever the default is now.
  const [hasDefault] = useState(() => getValues(`${path}.stopId`) === '' || getValues(`${path}.requiredProofs`) === '')
  const options = hasDefault ? [{ value: '', label: standard }, ...proofOptions] : proofOptions
  return <BoundSelect<OrderValues> name={`${path}.requiredProofs`} label={label} options={options} />
}
