import {
  OrderMoment,
  orderMomentLabels,
  ServiceOrderStatus,
  State,
  serviceOrderStatusLabels,
  serviceOrderTabs,
  type User,
} from '@malote/api-client'
import { Button, CheckboxGroup, Combobox, DateRangeField, RadioGroup, Select, Stack, TextField } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { searchUsers, suggestedUsersQuery, toUserOption, usersByIdQuery } from '../../lib/lists/user-options.ts'
import {
  type FilterId,
  getControl,
  type OrderFilterSearch,
  type ServiceOrdersSearch,
} from '../orders/order-list-search.ts'
import { OrderPeriod, orderPeriodLabels } from '../orders/periods.ts'
import { type Deadline, deadlineLabels, getDeadline, toDeadlineFilters } from './filter-text.ts'
import { ReasonPanel } from './reason-panel.tsx'

interface FilterPanelProps {
  id: FilterId
  search: ServiceOrdersSearch
  user: User
  onChange: (filters: Partial<OrderFilterSearch>) => void
  /** Called when the selection is complete, so that the panel can close. */
  onDone: () => void
}

const labelled = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** The options of one filter chip. A selection applies at once. */
export function FilterPanel(props: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  // Focuses the panel, because the popover moved the focus before its content had loaded.
  useEffect(
    () => panel.current?.querySelector<HTMLElement>('input:checked, input, button, [role=combobox]')?.focus(),
    [],
  )
  return (
    <div ref={panel}>
      <Choices {...props} />
    </div>
  )
}

function Choices({ id, ...rest }: FilterPanelProps) {
  const { search, onChange, onDone } = rest
  const choose = (filters: Partial<OrderFilterSearch>) => {
    onChange(filters)
    onDone()
  }
  const control = getControl(id)
  const { label } = control
  const value = search[id]
  switch (control.kind) {
    case 'period':
      return <PeriodPanel {...rest} />
    case 'status': {
      const inTab = ServiceOrderStatus.options.filter((status) =>
        serviceOrderTabs[search.tab].statuses.includes(status),
      )
      // "Precisa de ação" contains late orders of any status.
      const statuses = search.tab === 'attention' ? ServiceOrderStatus.options : inTab
      return (
        <CheckboxGroup
          label={label}
          options={labelled(statuses, serviceOrderStatusLabels)}
          value={search.status ?? []}
          onValueChange={(status) => onChange({ status: status.length > 0 ? [...status] : undefined })}
        />
      )
    }
    case 'deadline':
      return (
        <RadioGroup
          label={label}
          options={labelled(['late', 'delayed', 'notLate'], deadlineLabels)}
          value={getDeadline(search) ?? ''}
          onValueChange={(deadline) => choose(toDeadlineFilters(deadline as Deadline, search))}
        />
      )
    case 'flag':
      return (
        <RadioGroup
          label={label}
          options={[
            { value: 'true', label: control.yes },
            { value: 'false', label: control.no },
          ]}
          value={String(value)}
          onValueChange={(next) => choose({ [id]: next === 'true' })}
        />
      )
    case 'choice':
      return (
        <RadioGroup
          label={label}
          options={Object.entries(control.options).map(([option, text]) => ({ value: option, label: text }))}
          value={value === undefined ? '' : String(value)}
          onValueChange={(next) => choose({ [id]: next })}
        />
      )
    case 'person':
      return <PersonPanel {...rest} id={id} label={label} people={control.people} choose={choose} />
    case 'location':
      return (
        <Combobox
          label={label}
          help="Ordens que passam por este local, na coleta ou na entrega."
          placeholder="Nome ou endereço do local"
          onSearch={async (text, { signal }) => {
            // The other filters need no locations.
            const { findLocations } = await import('../orders/forms/location.queries.ts')
            return (await findLocations(text, search.companyId, signal)).map((location) => ({
              value: location.id,
              label: location.name,
              description: `${location.address.street}, ${location.address.number}, ${location.address.city}`,
            }))
          }}
          onValueChange={(location) => location && choose({ [id]: location })}
          className="w-80 max-w-full"
        />
      )
    case 'place':
      return <PlacePanel city={search.city} state={search.state} onApply={choose} />
    case 'text':
      return (
        <TextPanel
          label={label}
          value={value === undefined ? undefined : String(value)}
          maxLength={control.maxLength}
          onApply={(text) => choose({ [id]: text })}
        />
      )
    case 'reason':
      return (
        <ReasonPanel
          label={label}
          kind={control.reasons}
          value={value === undefined ? undefined : String(value)}
          onChoose={(reason) => choose({ [id]: reason })}
        />
      )
  }
}

function PeriodPanel({ search, onChange, onDone }: Omit<FilterPanelProps, 'id'>) {
  const { period, from, to, moment = 'createdAt' } = search
  return (
    <Stack gap="md" className="w-80 max-w-full">
      <Select
        label="Data de"
        options={labelled(OrderMoment.options, orderMomentLabels)}
        value={moment}
        onValueChange={(value) => onChange({ moment: OrderMoment.options.find((one) => one === value) })}
      />
      <RadioGroup
        label="Período"
        options={labelled(OrderPeriod.options, orderPeriodLabels)}
        value={period ?? ('' as OrderPeriod)}
        onValueChange={(next) => {
          onChange({ period: next, from: undefined, to: undefined, moment })
          onDone()
        }}
      />
      <DateRangeField
        label="Ou escolha os dias"
        value={{ from: from ?? null, to: to ?? null }}
        onValueChange={(range) =>
          onChange({ period: undefined, from: range?.from ?? undefined, to: range?.to ?? undefined, moment })
        }
      />
    </Stack>
  )
}

/** The users by whom orders can be filtered: active operators, and those who may have requested an order. */
const getPeopleFilters = (people: 'operators' | 'requesters', companyId: string | undefined) =>
  people === 'operators' ? ({ role: 'operator', status: 'active' } as const) : { companyId }

interface PersonPanelProps extends FilterPanelProps {
  label: string
  people: 'operators' | 'requesters'
  choose: (filters: Partial<OrderFilterSearch>) => void
}

function PersonPanel({ id, label, people, search, user, choose }: Omit<PersonPanelProps, 'onChange' | 'onDone'>) {
  // Operators cannot list users; they can filter by themselves.
  const isOperator = user.role === 'operator'
  const filters = getPeopleFilters(people, search.companyId)
  const { data: users, isError } = useQuery({ ...suggestedUsersQuery(filters), enabled: !isOperator })
  const hasMore = users !== undefined && users.meta.total > users.data.length
  const value = search[id] as string | undefined
  const isOffered = users?.data.some((one) => one.id === value)
  const { data: chosen } = useQuery(usersByIdQuery(isOperator || isOffered !== false ? [] : [value]))
  const offered = [...(chosen?.data ?? []), ...(users?.data ?? [])].map(toUserOption)
  return (
    <Combobox
      label={label}
      options={isOperator ? [{ value: user.id, label: `${user.name} (eu)` }] : offered}
      onSearch={hasMore ? searchUsers(filters) : undefined}
      minLength={1}
      value={value ?? null}
      error={isError ? 'Não foi possível carregar as pessoas.' : undefined}
      onValueChange={(person) => choose({ [id]: person ?? undefined })}
      clearable
      className="w-80 max-w-full"
    />
  )
}

interface PlacePanelProps {
  city: string | undefined
  state: State | undefined
  onApply: (place: { city: string | undefined; state: State | undefined }) => void
}

function PlacePanel({ city, state, onApply }: PlacePanelProps) {
  const [chosen, setChosen] = useState<string>(state ?? '')
  return (
    <TextPanel
      label="Cidade de entrega"
      value={city}
      maxLength={80}
      onApply={(text) => onApply({ city: text, state: State.options.find((one) => one === chosen) })}
    >
      <Select
        label="UF"
        value={chosen}
        onValueChange={setChosen}
        options={[{ value: '', label: 'Todas' }, ...State.options.map((option) => ({ value: option, label: option }))]}
      />
    </TextPanel>
  )
}

interface TextPanelProps {
  label: string
  value: string | undefined
  maxLength: number
  onApply: (text: string | undefined) => void
  children?: ReactNode
}

function TextPanel({ label, value = '', maxLength, onApply, children }: TextPanelProps) {
  const [text, setText] = useState(value)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onApply(text.trim() || undefined)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md" className="w-72 max-w-full">
        <TextField label={label} value={text} maxLength={maxLength} onValueChange={setText} />
        {children}
        <Button type="submit">Aplicar filtro</Button>
      </Stack>
    </form>
  )
}
