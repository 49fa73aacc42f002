import {
  type BulkTransition,
  missingMessage,
  type ReasonKind,
  type ServiceOrderStatus,
  type TransitionInput,
  type TransitionRequirement,
} from '@malote/api-client'
import { Button, DateField, type FormError, Inline, Select, Stack, Text, TextField, TimeField } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getViewerZone } from '../../../lib/format/time-zone.ts'
import { formatNextDay, getForeignZoneName, toWindow } from '../order/local-time.ts'
import { assigneesQuery } from '../service-orders.queries.ts'
import { ReasonField, readReason } from './reason-field.tsx'
import { getWindowPresets } from './window-presets.ts'

/** The request property of each requirement of the transition table. */
const fieldOf = {
  assignee: 'assigneeId',
  reason: 'reason',
  receiverName: 'receiverName',
  window: 'window',
  justification: 'justification',
} as const satisfies Record<TransitionRequirement, keyof TransitionInput & keyof BulkTransition>

/** The labels of the fields, also for the list of errors. */
export const stepLabels = {
  assigneeId: 'Responsável',
  reason: 'Motivo',
  receiverName: 'Quem recebeu',
  window: 'Nova janela',
  'window.day': 'Dia',
  'window.start': 'Das',
  'window.end': 'Até',
  note: 'Observação',
  to: 'Status correto',
  justification: 'Justificativa',
} as const

const windowParts = ['window.day', 'window.start', 'window.end'] as const

/** @returns the errors of a step for the list of errors. */
export const toFormErrors = (errors: Readonly<Record<string, string>>): FormError[] =>
  Object.entries(errors).map(([name, message]) => ({
    name,
    message: `${stepLabels[name as keyof typeof stepLabels] ?? 'Pedido'}: ${message}`,
  }))

/** @returns the values of the requirements, and a message for each empty one. `zone` is that of `StepFields`. */
export function readStepFields(form: FormData, requirements: readonly TransitionRequirement[], zone = getViewerZone()) {
  const values = requirements
    .map((need) => fieldOf[need])
    .map((field) => {
      if (field === 'reason') return [field, readReason(form)] as const
      return [field, field === 'window' ? readWindow(form, zone) : String(form.get(field) ?? '').trim()] as const
    })
  const missing = values
    .filter(([, value]) => !value)
    .flatMap(([field]) => (field === 'window' ? windowParts.filter((part) => !form.get(part)) : [field]))
    .map((field) => [field, missingMessage])
  const reason = readReason(form)
  if (reason && !requirements.includes('reason')) values.push(['reason', reason])
  return { values: Object.fromEntries(values), missing: Object.fromEntries(missing) as Record<string, string> }
}

interface StepFieldsProps {
  /** The status after the step. */
  to: ServiceOrderStatus
  requirements: readonly TransitionRequirement[]
  /** Error messages by field path. */
  errors: Readonly<Record<string, string>>
  /** What the user entered before. */
  values?: { receiverName?: string | undefined; reason?: string | undefined } | undefined
  /** The kind of reasons to select from. */
  reasonKind?: ReasonKind | undefined
  reasonHelp?: string | undefined
  /**
   * The time zone of a window.
   * @default the time zone of the browser
   */
  zone?: string
}

/** The fields that the transition table requires for a step, for one order or for many. */
export function StepFields(props: StepFieldsProps) {
  const { to, requirements, errors, values, reasonKind, reasonHelp, zone = getViewerZone() } = props
  const reason = { kind: reasonKind, defaultValue: values?.reason, error: errors.reason, help: reasonHelp }
  return (
    <>
      {requirements.includes('assignee') && <AssigneeField error={errors.assigneeId} />}
      {requirements.includes('window') && <WindowFields to={to} zone={zone} errors={errors} />}
      {requirements.includes('receiverName') && (
        <TextField
          label={stepLabels.receiverName}
          name="receiverName"
          required
          maxLength={120}
          defaultValue={values?.receiverName}
          error={errors.receiverName}
        />
      )}
      {requirements.includes('reason') && <ReasonField {...reason} />}
      {/* The reason is optional here; reports and the history use it. */}
      {!requirements.includes('reason') && reasonKind && <ReasonField {...reason} optional />}
    </>
  )
}

interface AssigneeFieldProps {
  error: string | undefined
  /** Offers only operators of this company. */
  companyId?: string | undefined
}

/** Selects the assignee: an active operator. */
export function AssigneeField({ error, companyId }: AssigneeFieldProps) {
  const { data, isError } = useQuery(assigneesQuery(companyId))
  return (
    <Select
      label={stepLabels.assigneeId}
      name="assigneeId"
      required
      placeholder="Selecione quem executa"
      emptyText="Nenhum operador ativo"
      options={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      error={isError ? 'Não foi possível carregar os operadores.' : error}
    />
  )
}

interface WindowFieldsProps {
  to: ServiceOrderStatus
  zone: string
  errors: StepFieldsProps['errors']
}

/** A day and two times in a time zone, which is named when it is not the viewer's. */
function WindowFields({ to, zone, errors }: WindowFieldsProps) {
  // Fixed at the first render, so that rendering stays pure.
  const [now] = useState(Date.now)
  const foreign = getForeignZoneName(zone, new Date(now).toISOString())
  const [window, setWindow] = useState({ day: '', start: '', end: '' })
  const bind = (part: keyof typeof window) => ({
    name: `window.${part}`,
    value: window[part] || null,
    error: errors[`window.${part}`],
    onValueChange: (value: string | null) => setWindow((before) => ({ ...before, [part]: value ?? '' })),
  })
  return (
    <fieldset>
      {/* A legend names the group only as its first child. */}
      <Text asChild weight="medium">
        <legend>{`${stepLabels.window} de ${to === 'collected' ? 'entrega' : 'coleta'}`}</legend>
      </Text>
      <Stack gap="xs" className="mt-1">
        <Inline gap="sm">
          {getWindowPresets(now, zone).map(({ label, window: preset }) => (
            <Button key={label} size="sm" variant="outline" tone="neutral" onClick={() => setWindow(preset)}>
              {label}
            </Button>
          ))}
        </Inline>
        {foreign && <Text tone="subtle" size="sm">{`Pelo horário de ${foreign}.`}</Text>}
        <div className="grid gap-4 md:grid-cols-3">
          <DateField label={stepLabels['window.day']} {...bind('day')} />
          <TimeField label={stepLabels['window.start']} {...bind('start')} />
          <TimeField label={stepLabels['window.end']} {...bind('end')} />
        </div>
        <Text tone="subtle" size="sm" role="status">
          {formatNextDay(window)}
        </Text>
      </Stack>
    </fieldset>
  )
}

/** @returns the window of the three fields; undefined while one is empty. */
function readWindow(form: FormData, zone: string): { start: string; end: string } | undefined {
  const read = (part: string) => String(form.get(`window.${part}`) ?? '')
  const { start, end } = toWindow({ day: read('day'), start: read('start'), end: read('end') }, zone)
  return start && end ? { start, end } : undefined
}
