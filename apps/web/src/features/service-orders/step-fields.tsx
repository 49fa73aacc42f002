import {
  type BulkTransition,
  missingMessage,
  type ReasonKind,
  type TransitionInput,
  type TransitionRequirement,
} from '@malote/api-client'
import { DateField, type FormError, Select, Stack, Text, TextField, TimeField } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { ReasonField, readReason } from './reason-field.tsx'
import { assigneesQuery } from './service-orders.queries.ts'

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
  window: 'Nova janela de coleta',
  note: 'Observação',
} as const

/** @returns the errors of a step for the list of errors. */
export const toFormErrors = (errors: Readonly<Record<string, string>>): FormError[] =>
  Object.entries(errors).map(([name, message]) => ({
    name,
    message: `${stepLabels[name.split('.')[0] as keyof typeof stepLabels] ?? 'Pedido'}: ${message}`,
  }))

/** @returns the values of the requirements, and a message for each empty one. */
export function readStepFields(form: FormData, requirements: readonly TransitionRequirement[]) {
  const values = requirements
    .map((need) => fieldOf[need])
    .map((field) => {
      if (field === 'reason') return [field, readReason(form)] as const
      return [field, field === 'window' ? readWindow(form, field) : String(form.get(field) ?? '').trim()] as const
    })
  const missing = values.filter(([, value]) => !value).map(([field]) => [field, missingMessage])
  const reason = readReason(form)
  if (reason && !requirements.includes('reason')) values.push(['reason', reason])
  return { values: Object.fromEntries(values), missing: Object.fromEntries(missing) as Record<string, string> }
}

interface StepFieldsProps {
  requirements: readonly TransitionRequirement[]
  /** Error messages by field path. */
  errors: Readonly<Record<string, string>>
  /** The kind of reasons to select from. */
  reasonKind?: ReasonKind | undefined
  reasonHelp?: string | undefined
}

/** The fields that the transition table requires for a step, for one order or for many. */
export function StepFields({ requirements, errors, reasonKind, reasonHelp }: StepFieldsProps) {
  return (
    <>
      {requirements.includes('assignee') && <AssigneeField error={errors.assigneeId} />}
      {requirements.includes('window') && (
        <WindowFields legend={stepLabels.window} name="window" error={errors.window ?? errors['window.end']} />
      )}
      {requirements.includes('receiverName') && (
        <TextField
          label={stepLabels.receiverName}
          name="receiverName"
          required
          maxLength={120}
          error={errors.receiverName}
        />
      )}
      {requirements.includes('reason') && <ReasonField kind={reasonKind} error={errors.reason} help={reasonHelp} />}
      {/* The reason is optional here; reports and the history use it. */}
      {!requirements.includes('reason') && reasonKind && (
        <ReasonField kind={reasonKind} error={errors.reason} help={reasonHelp} optional />
      )}
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
  legend: string
  /** Names the three fields: `name.day`, `name.start`, `name.end`. */
  name: string
  error?: string | undefined
}

/** A day and two times. Empty means as soon as possible. */
function WindowFields({ legend, name, error }: WindowFieldsProps) {
  return (
    <fieldset>
      {/* A legend names the group only as its first child. */}
      <Text asChild weight="medium">
        <legend>{legend}</legend>
      </Text>
      <Stack gap="xs" className="mt-1">
        <div className="grid gap-4 md:grid-cols-3">
          <DateField label="Dia" name={`${name}.day`} error={error} />
          <TimeField label="Das" name={`${name}.start`} />
          <TimeField label="Até" name={`${name}.end`} />
        </div>
      </Stack>
    </fieldset>
  )
}

/** @returns the window of the three fields in the viewer's time zone; undefined while one is empty. */
function readWindow(form: FormData, name: string): { start: string; end: string } | undefined {
  const [day, start, end] = ['day', 'start', 'end'].map((part) => String(form.get(`${name}.${part}`) ?? ''))
  const window = { start: instantAt(day, start), end: instantAt(day, end) }
  return window.start && window.end ? { start: window.start, end: window.end } : undefined
}

/** The instant of a day and a time in the viewer's time zone; undefined while one is missing. */
function instantAt(day: string | undefined, time: string | undefined): string | undefined {
  const at = new Date(`${day}T${time}`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
