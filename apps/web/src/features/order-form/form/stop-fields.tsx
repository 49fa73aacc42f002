import { formatAddress, type Location, type ServiceOrderSummary } from '@malote/api-client'
import { Button, Combobox, type ComboboxOption, Stack } from '@malote/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import MapPin from 'lucide-react/icons/map-pin'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { AddressFields } from '../../../components/address-fields.tsx'
import { AddressHints } from '../../../components/address-hints.tsx'
import { BoundTextarea, BoundTextField } from '../../../lib/forms/bound-fields.ts'
import { BoundPhoneField } from '../../../lib/forms/bound-phone-field.tsx'
import { useFormLock } from '../../../lib/forms/form-lock.ts'
import { addPendingFill } from '../../../lib/forms/pending-fills.ts'
import { notifyError } from '../../../lib/http/notify-error.ts'
import { lazyNamed } from '../../../lib/lazy-named.ts'
import { locationQuery } from '../../orders/forms/location.queries.ts'
import { serviceOrderQuery } from '../../orders/order/order.queries.ts'
import { stopLabels } from '../../orders/order-labels.ts'
import { activeLocationsQuery, recentOrdersQuery } from './location-picker.queries.ts'
import type { CanEdit } from './order-fields.tsx'
import { keepTyped, locationToFields, type OrderValues, type StopPath, stopToFields } from './order-values.ts'
import { StopSummary } from './section-summaries.tsx'

const DropoffHistory = lazyNamed(() => import('./dropoff-history.tsx'), 'DropoffHistory')

interface StopFieldsProps {
  path: StopPath
  canEdit: CanEdit
}

/** Contact and address of one stop. */
export function StopFields({ path, canEdit }: StopFieldsProps) {
  const { setValue } = useFormContext<OrderValues>()
  return (
    <Stack gap="md">
      {!canEdit(`${path}.contactName`) && <StopSummary path={path} />}
      {canEdit(`${path}.locationId`) && <LocationPicker path={path} />}
      <div className="grid gap-4 md:grid-cols-2">
        {canEdit(`${path}.contactName`) && (
          <BoundTextField<OrderValues>
            name={`${path}.contactName`}
            className="md:col-span-full"
            label={stopLabels.contactName}
            required
            maxLength={120}
            autoComplete="off"
          />
        )}
        <BoundPhoneField<OrderValues>
          name={`${path}.contactPhone`}
          label={stopLabels.contactPhone}
          instructionsName={`${path}.instructions`}
        />
        <BoundTextField<OrderValues>
          name={`${path}.contactEmail`}
          label={stopLabels.contactEmail}
          type="email"
          optional
          maxLength={254}
          autoComplete="off"
        />
        <AddressHints path={`${path}.address`} phonePath={`${path}.contactPhone`} of="contact" />
      </div>
      {canEdit(`${path}.address.street`) && (
        <AddressFields
          path={`${path}.address`}
          phonePath={`${path}.contactPhone`}
          // The address is no longer the saved location.
          onMove={() => setValue(`${path}.locationId`, '')}
        />
      )}
      {path !== 'pickup' && <LaterHistory path={path} />}
      <Instructions path={path} />
    </Stack>
  )
}

/** The history of the address, which is loaded when there is one. */
function LaterHistory({ path }: { path: StopPath }) {
  const isEntered = Boolean(useWatch<OrderValues>({ name: `${path}.address.number` }))
  return (
    isEntered && (
      <Suspense>
        <DropoffHistory path={path} />
      </Suspense>
    )
  )
}

/** Instructions are rarely needed: the field is shown after a click, or when it has a value. */
function Instructions({ path }: { path: StopPath }) {
  const { setFocus } = useFormContext<OrderValues>()
  const instructions = useWatch<OrderValues>({ name: `${path}.instructions` })
  const [isShown, setIsShown] = useState(false)
  const show = () => {
    // The field must be rendered before it can take the focus from the removed button.
    flushSync(() => setIsShown(true))
    setFocus(`${path}.instructions`)
  }
  if (!isShown && !instructions) {
    return (
      <Button className="self-start" variant="outline" tone="neutral" icon={<Plus />} onClick={show}>
        Adicionar instruções
      </Button>
    )
  }
  return (
    <BoundTextarea<OrderValues>
      name={`${path}.instructions`}
      label={stopLabels.instructions}
      optional
      rows={2}
      maxLength={280}
      // An emptied field stays visible, because the user may type another text.
      onValueChange={() => setIsShown(true)}
    />
  )
}

/** Prefixes of option values: a saved location, or the stop of an order. */
const prefixes = { location: 'local:', order: 'ordem:' } as const

const placeOption = (location: Location): ComboboxOption => ({
  value: `${prefixes.location}${location.id}`,
  label: location.name,
  description: formatAddress(location.address),
  icon: <MapPin aria-hidden />,
})

function recentOptions(orders: readonly ServiceOrderSummary[], path: StopPath): ComboboxOption[] {
  const options = new Map<string, ComboboxOption>()
  for (const { orderNumber, pickup, dropoff } of orders) {
    const fields = path === 'pickup' ? { neighborhood: '', ...pickup } : dropoff
    const where = [fields.neighborhood, fields.city, fields.state].filter(Boolean).join(', ')
    const key = `${fields.contactName}|${where}`
    if (!fields.contactName || options.has(key)) continue
    options.set(key, {
      value: `${prefixes.order}${orderNumber}`,
      label: fields.contactName,
      description: where,
      icon: <History aria-hidden />,
    })
  }
  return [...options.values()].slice(0, 8)
}

const placeGroups = (locations: readonly Location[], orders: readonly ServiceOrderSummary[], path: StopPath) => [
  { label: 'Locais salvos', options: locations.map(placeOption) },
  { label: 'Contatos recentes', options: recentOptions(orders, path) },
]

const unfilledText = 'O local escolhido não foi preenchido. Escolha de novo, ou preencha o endereço.'

/** Fills a stop in from a saved location of the company, or from a stop of a recent order. */
function LocationPicker({ path }: { path: StopPath }) {
  const { getValues, setValue, formState } = useFormContext<OrderValues>()
  const companyId = useWatch<OrderValues, 'companyId'>({ name: 'companyId' })
  const client = useQueryClient()
  const enabled = companyId !== ''
  const locations = useQuery({ ...activeLocationsQuery(companyId, ''), enabled })
  const recent = useQuery({ ...recentOrdersQuery(companyId, ''), enabled })
  const [chosen, setChosen] = useState<string | null>(null)
  const latest = useRef<ComboboxOption | null>(null)
  const locked = useFormLock()

  const search = async (text: string) => {
    const [foundLocations, orders] = await Promise.all([
      client.fetchQuery(activeLocationsQuery(companyId, text)),
      client.fetchQuery(recentOrdersQuery(companyId, text)),
    ])
    return placeGroups(foundLocations.data, orders.data, path)
  }

  const fetchFields = async (option: ComboboxOption) => {
    if (option.value.startsWith(prefixes.order)) {
      const order = await client.fetchQuery(serviceOrderQuery(option.value.slice(prefixes.order.length)))
      const stop = path === 'pickup' ? order.stops[0] : order.stops.at(-1)
      return stop && stopToFields(stop)
    }
    return locationToFields(await client.fetchQuery(locationQuery(option.value.slice(prefixes.location.length))))
  }

  const fill = async (option: ComboboxOption): Promise<boolean> => {
    // A copy: the form changes its own object while the user types.
    const before = structuredClone(getValues(path))
    try {
      const fields = await fetchFields(option)
      if (!fields || latest.current !== option) return true
      const current = getValues(path)
      setValue(
        path,
        { ...current, ...keepTyped(fields, before, current) },
        { shouldDirty: true, shouldValidate: formState.isSubmitted },
      )
      return true
    } catch (error) {
      notifyError(error, 'Não foi possível preencher o local.')
      return latest.current !== option
    }
  }

  const choose = (option: ComboboxOption | null) => {
    setChosen(option?.value ?? null)
    latest.current = option
    if (option) addPendingFill(fill(option), { path: `${path}.locationId`, message: unfilledText })
    else setValue(`${path}.locationId`, '', { shouldDirty: true })
  }

  return (
    <Combobox
      label="Local salvo ou contato recente"
      optional
      placeholder="Busque por nome ou endereço"
      help={enabled ? undefined : 'Escolha a empresa para ver os locais dela.'}
      disabled={!enabled}
      readOnly={locked}
      options={placeGroups(locations.data?.data ?? [], recent.data?.data ?? [], path)}
      onSearch={search}
      minLength={1}
      emptyText="Nenhum local salvo. Preencha o endereço abaixo."
      value={chosen}
      onValueChange={(_value, option) => choose(option)}
    />
  )
}
