import type { Import } from '@malote/api-client'
import { Combobox } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { findPickups, type ImportConstant, pickupsQuery } from './import.queries.ts'

/** The option of a pickup that is no saved location. */
const addressOption = 'address'
const locationField = 'pickup/location'

const isOfPickup = ({ field }: ImportConstant) => field.startsWith('pickup/')

/** The constants without those of the pickup. */
export const withoutPickup = (constants: readonly ImportConstant[]) =>
  constants.filter((constant) => !isOfPickup(constant))

/** The pickup that all rows have: the saved one of the import, else the usual one of the company. */
export const getPickup = ({ constants, usualPickup }: Import): readonly ImportConstant[] => {
  const chosen = constants.filter(isOfPickup)
  return chosen.length > 0 ? chosen : (usualPickup?.constants ?? [])
}

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
  const options = [...usual, ...chosenAddress, ...saved.filter((option) => option.value !== usualValue)]
  return (
    <Combobox
      label="Todas saem de"
      required
      placeholder="Escolha um local salvo"
      emptyText="Nenhum local salvo com este nome"
      help="O arquivo não diz onde cada entrega começa. O endereço e o contato valem para todas as linhas."
      options={options}
      onSearch={(search, { signal }) => findPickups(company.id, search, signal)}
      value={toOptionValue(value)}
      onValueChange={(option) =>
        onValueChange(
          option === null ? [] : option === addressOption ? address : [{ field: locationField, value: option }],
        )
      }
      error={error}
    />
  )
}
