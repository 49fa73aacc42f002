import {
  MeasuredDelivery,
  measuredDeliveryLabels,
  OrderMoment,
  OrderSource,
  orderMomentLabels,
  orderSourceLabels,
  type Priority,
  ServiceOrderStatus,
  State,
  serviceOrderStatusLabels,
  serviceOrderTabs,
  type User,
} from '@malote/api-client'
import { Button, CheckboxGroup, Combobox, DateRangeField, RadioGroup, Select, Stack, TextField } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { findLocations } from '../orders/forms/location.queries.ts'
import { priorityOptions } from '../orders/order-labels.ts'
import type { OrderFilterSearch, ServiceOrdersSearch } from '../orders/order-list-search.ts'
import { OrderPeriod, orderPeriodLabels } from '../orders/periods.ts'
import { operatorsQuery } from '../orders/service-orders.queries.ts'
import { type Deadline, deadlineLabels, type FilterId, getDeadline, toDeadlineFilters } from './filter-text.ts'
import { requestersQuery } from './order-list.queries.ts'
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
  switch (id) {
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
          label="Status"
          options={labelled(statuses, serviceOrderStatusLabels)}
          value={search.status ?? []}
          onValueChange={(status) => onChange({ status: status.length > 0 ? [...status] : undefined })}
        />
      )
    }
    case 'late':
      return (
        <RadioGroup
          label="Prazo"
          options={labelled(['late', 'delayed', 'notLate'], deadlineLabels)}
          value={getDeadline(search) ?? ''}
          onValueChange={(deadline) => choose(toDeadlineFilters(deadline as Deadline, search))}
        />
      )
    case 'chargeable':
      return (
        <EitherPanel
          label="Cobrança"
          yes="Cobrada"
          no="Sem cobrança"
          value={search.chargeable}
          onChoose={(chargeable) => choose({ chargeable })}
        />
      )
    case 'priority':
      return (
        <RadioGroup
          label="Prioridade"
          options={priorityOptions}
          value={search.priority ?? ''}
          onValueChange={(priority) => choose({ priority: priority as Priority })}
        />
      )
    case 'source':
      return (
        <RadioGroup
          label="Origem"
          options={labelled(OrderSource.options, orderSourceLabels)}
          value={search.source}
          onValueChange={(source) => choose({ source })}
        />
      )
    case 'delivery':
      return (
        <RadioGroup
          label="Desempenho"
          options={labelled(
            MeasuredDelivery.options.filter((one) => one !== 'delayed'),
            measuredDeliveryLabels,
          )}
          value={search.delivery}
          onValueChange={(delivery) => choose({ delivery })}
        />
      )
    case 'assignee':
      return <AssigneePanel {...rest} choose={choose} />
    case 'requester':
      return <RequesterPanel {...rest} choose={choose} />
    case 'location':
      return (
        <Combobox
          label="Local salvo"
          help="Ordens que passam por este local, na coleta ou na entrega."
          placeholder="Nome ou endereço do local"
          onSearch={async (text, { signal }) =>
            (await findLocations(text, search.companyId, signal)).map((location) => ({
              value: location.id,
              label: location.name,
              description: `${location.address.street}, ${location.address.number}, ${location.address.city}`,
            }))
          }
          onValueChange={(locationId) => locationId && choose({ locationId })}
          className="w-80 max-w-full"
        />
      )
    case 'place':
      return (
        <TextPanel
          label="Cidade de entrega"
          value={search.city}
          maxLength={80}
          onApply={(city, form) => choose({ city, state: State.options.find((one) => one === form.get('state')) })}
        >
          <Select
            label="UF"
            name="state"
            defaultValue={search.state ?? ''}
            options={[{ value: '', label: 'Todas' }, ...State.options.map((value) => ({ value, label: value }))]}
          />
        </TextPanel>
      )
    case 'costCenter':
      return (
        <TextPanel
          label="Centro de custo"
          value={search.costCenter}
          maxLength={40}
          onApply={(costCenter) => choose({ costCenter })}
        />
      )
    case 'failureReason':
      return <ReasonPanel id={id} kind="failure" value={search[id]} onChoose={(reason) => choose({ [id]: reason })} />
    case 'cancelReason':
      return (
        <ReasonPanel id={id} kind="cancellation" value={search[id]} onChoose={(reason) => choose({ [id]: reason })} />
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

interface EitherPanelProps {
  label: string
  yes: string
  no: string
  value: boolean | undefined
  onChoose: (value: boolean) => void
}

function EitherPanel({ label, yes, no, value, onChoose }: EitherPanelProps) {
  return (
    <RadioGroup
      label={label}
      options={[
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ]}
      value={String(value)}
      onValueChange={(next) => onChoose(next === 'true')}
    />
  )
}

type PersonPanelProps = Omit<FilterPanelProps, 'id'> & { choose: (filters: Partial<OrderFilterSearch>) => void }

function AssigneePanel({ search, user, choose }: PersonPanelProps) {
  const others = useQuery({ ...operatorsQuery, enabled: user.role !== 'operator' })
  // Operators cannot list users; they can filter by themselves.
  const me = user.role === 'operator' ? [{ value: user.id, label: `${user.name} (eu)` }] : []
  const users = (others.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Combobox
      label="Responsável"
      options={[...me, ...users]}
      value={search.assigneeId ?? null}
      error={others.isError ? 'Não foi possível carregar os operadores.' : undefined}
      onValueChange={(assigneeId) => choose({ assigneeId: assigneeId ?? undefined })}
      clearable
      className="w-80 max-w-full"
    />
  )
}

function RequesterPanel({ search, choose }: PersonPanelProps) {
  const users = useQuery(requestersQuery(search.companyId))
  return (
    <Combobox
      label="Solicitante"
      options={(users.data?.data ?? []).map(({ id, name, email }) => ({ value: id, label: name, description: email }))}
      value={search.requestedById ?? null}
      error={users.isError ? 'Não foi possível carregar os usuários.' : undefined}
      onValueChange={(requestedById) => choose({ requestedById: requestedById ?? undefined })}
      clearable
      className="w-80 max-w-full"
    />
  )
}

interface TextPanelProps {
  label: string
  value: string | undefined
  maxLength: number
  onApply: (text: string | undefined, form: FormData) => void
  children?: ReactNode
}

function TextPanel({ label, value = '', maxLength, onApply, children }: TextPanelProps) {
  const [text, setText] = useState(value)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onApply(text.trim() || undefined, new FormData(event.currentTarget))
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
