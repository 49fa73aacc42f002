import type { CompanyPolicy, ProofKind } from '@malote/api-client'
import { Select, Text } from '@malote/ui'
import { Controller, useFormContext } from 'react-hook-form'
import { useFieldErrors } from '../../../app/use-field-errors'
import type { OrderValues, StopPath } from './order-values'

const proofLabels: Record<ProofKind, string> = { photo: 'Foto', signature: 'Assinatura', pin: 'Código PIN' }
const kinds = Object.entries(proofLabels).map(([value, label]) => ({ value, label }))

interface ProofFieldsProps {
  count: number
  /** What was agreed with the company; unknown to operators. */
  policy: CompanyPolicy | null | undefined
}

const agreed = (proof: ProofKind | null): string =>
  proof ? `${proofLabels[proof]} (padrão da empresa)` : 'Nenhuma (padrão da empresa)'

/** What each stop has to show before it counts as done; the company's agreement stands unless somebody asks for more. */
export function ProofFields({ count, policy }: ProofFieldsProps) {
  const said = (proof: 'pickupProof' | 'dropoffProof') => (policy ? agreed(policy[proof]) : 'Padrão da empresa')
  return (
    <>
      <Text tone="subtle">O que o entregador registra para a parada contar como feita.</Text>
      <div className="grid gap-4 md:grid-cols-2">
        <Proof path="pickup" label="Na coleta" standard={said('pickupProof')} />
        {Array.from({ length: count }, (_, index) => (
          <Proof
            // biome-ignore lint/suspicious/noArrayIndexKey: a row stands for a place in the route, not for what is there.
            key={index}
            path={`dropoffs.${index}`}
            label={count > 1 ? `Na entrega ${index + 1}` : 'Na entrega'}
            standard={said('dropoffProof')}
          />
        ))}
      </div>
    </>
  )
}

function Proof({ path, label, standard }: { path: StopPath; label: string; standard: string }) {
  const { control } = useFormContext<OrderValues>()
  const errorOf = useFieldErrors(path)
  return (
    <Controller
      control={control}
      name={`${path}.requiredProof`}
      render={({ field }) => (
        <Select
          ref={field.ref}
          name={field.name}
          label={label}
          options={[{ value: '', label: standard }, ...kinds]}
          value={field.value}
          onValueChange={field.onChange}
          error={errorOf('requiredProof')}
        />
      )}
    />
  )
}
