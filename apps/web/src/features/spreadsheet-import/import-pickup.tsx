import type { Import } from '@malote/api-client'
import { Combobox } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useFormLock } from '../../lib/forms/form-lock.ts'
import { findPickups, type ImportConstant, pickupQuery, pickupsQuery } from './import.queries.ts'

/** The option of a pickup that is no saved location. */
const addressOption = 'address'
const locationField = 'pickup/location'
const goneMessage = 'O local de coleta salvo não está mais em uso. Escolha outro.'

const toOptionValue = (pickup: readonly ImportConstant[]): string | null =>
  pickup.length === 0 ? null : (pickup.find(({ field }) => field === locationField)?.value ?? addressOption)

interface ImportPickupProps {
  current: Import
  value: readonly ImportConstant[]
  onValueChange: (pickup: readonly ImportConstant[]) => void
  error: string | undefined
}

/** Where all deliveries of a file without columns of the pickup start. The usual pickup of the company is proposed. */
export function ImportPickup({ current, value, onValueChange, error }: ImportPickupProps) {
  const { usualPickup, company } = current
  const { data } = useQuery(pickupsQuery(company.id))
  const saved = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const usualValue = toOptionValue(usualPickup?.constants ?? [])
  const usual = usualPickup && usualValue ? [{ value: usualValue, label: usualPickup.label }] : []
  const address = toOptionValue(value) === addressOption ? value : (usualPickup?.constants ?? [])
  const chosenAddress =
    toOptionValue(value) === addressOption && usualValue !== addressOption
      ? [{ value: addressOption, label: 'O endereço escolhido antes' }]
      : []
  const listed = [...usual, ...chosenAddress, ...saved.filter((option) => option.value !== usualValue)]
  const chosen = toOptionValue(value)
  const locked = useFormLock()
  // A mapping or an earlier import may have a location that is not among the first ones, or does not exist any more.
  const isUnlisted = data !== undefined && chosen !== null && !listed.some((option) => option.value === chosen)
  const unlisted = useQuery({ ...pickupQuery(chosen ?? ''), enabled: isUnlisted })
  const isGone = isUnlisted && (unlisted.data?.active === false || unlisted.error !== null)
  const options = isUnlisted && unlisted.data ? [...listed, { value: chosen, label: unlisted.data.name }] : listed
  return (
    <Combobox
      label="Todas saem de"
      required
      placeholder="Escolha um local salvo"
      emptyText="Nenhum local salvo com este nome"
      help="O arquivo não diz onde cada entrega começa. O endereço e o contato valem para todas as linhas."
      options={options}
      onSearch={(search, { signal }) => findPickups(company.id, search, signal)}
      value={chosen}
      readOnly={locked}
      onValueChange={(option) =>
        onValueChange(
          option === null ? [] : option === addressOption ? address : [{ field: locationField, value: option }],
        )
      }
      error={isGone ? goneMessage : error}
    />
  )
}
