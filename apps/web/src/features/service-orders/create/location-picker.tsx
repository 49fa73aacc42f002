import { formatAddress, type Location, type ServiceOrderSummary } from '@malote/api-client'
import { Combobox, type ComboboxOption } from '@malote/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { notifyError } from '../../../lib/http/notify-error'
import { serviceOrderQuery } from '../detail/order-detail.queries'
import { activeLocationsQuery, locationQuery, recentOrdersQuery } from './create-order.queries'
import { locationToFields, type OrderValues, type StopPath, stopToFields } from './order-values'

/** Prefixes of option values: a saved location, or the stop of an order. */
const prefixes = { location: 'local:', order: 'ordem:' } as const

const placeOption = (location: Location): ComboboxOption => ({
  value: `${prefixes.location}${location.id}`,
  label: location.name,
  description: formatAddress(location.address),
  icon: <MapPin aria-hidden />,
})

function recentOptions(orders: readonly ServiceOrderSummary[], path: StopPath): ComboboxOption[] {
  const found = new Map<string, ComboboxOption>()
  for (const { orderNumber, pickup, dropoff } of orders) {
    const place = path === 'pickup' ? { neighborhood: '', ...pickup } : dropoff
    const where = [place.neighborhood, place.city, place.state].filter(Boolean).join(', ')
    const key = `${place.contactName}|${where}`
    if (!place.contactName || found.has(key)) continue
    found.set(key, {
      value: `${prefixes.order}${orderNumber}`,
      label: place.contactName,
      description: `Recente · ${where}`,
      icon: <History aria-hidden />,
    })
  }
  return [...found.values()].slice(0, 8)
}

/** Fills a stop in from a saved location of the company, or from a stop of a recent order. */
export function LocationPicker({ path }: { path: StopPath }) {
  const { getValues, setValue, formState } = useFormContext<OrderValues>()
  const companyId = useWatch<OrderValues, 'companyId'>({ name: 'companyId' })
  const client = useQueryClient()
  const enabled = companyId !== ''
  const places = useQuery({ ...activeLocationsQuery(companyId, ''), enabled })
  const recent = useQuery({ ...recentOrdersQuery(companyId, ''), enabled })
  const [chosen, setChosen] = useState<string | null>(null)

  const search = async (text: string): Promise<readonly ComboboxOption[]> => {
    const [found, orders] = await Promise.all([
      client.fetchQuery(activeLocationsQuery(companyId, text)),
      client.fetchQuery(recentOrdersQuery(companyId, text)),
    ])
    return [...found.data.map(placeOption), ...recentOptions(orders.data, path)]
  }

  const placeOf = async (option: ComboboxOption) => {
    if (option.value.startsWith(prefixes.order)) {
      const order = await client.fetchQuery(serviceOrderQuery(option.value.slice(prefixes.order.length)))
      const stop = path === 'pickup' ? order.stops[0] : order.stops.at(-1)
      return stop && stopToFields(stop)
    }
    return locationToFields(await client.fetchQuery(locationQuery(option.value.slice(prefixes.location.length))))
  }

  const choose = async (option: ComboboxOption | null) => {
    setChosen(option?.value ?? null)
    if (!option) return setValue(`${path}.locationId`, '', { shouldDirty: true })
    try {
      const place = await placeOf(option)
      if (!place) return
      const kept = getValues(path)
      setValue(path, { ...kept, ...place }, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    } catch (error) {
      notifyError(error, 'Não foi possível preencher o local.')
    }
  }

  return (
    <Combobox
      label="Local salvo ou contato recente"
      optional
      placeholder="Busque por nome ou endereço"
      help={enabled ? undefined : 'Escolha a empresa para ver os locais dela.'}
      disabled={!enabled}
      options={[...(places.data?.data ?? []).map(placeOption), ...recentOptions(recent.data?.data ?? [], path)]}
      onSearch={search}
      minLength={1}
      emptyText="Nenhum local salvo. Preencha o endereço abaixo."
      value={chosen}
      onValueChange={(_value, option) => void choose(option)}
    />
  )
}
