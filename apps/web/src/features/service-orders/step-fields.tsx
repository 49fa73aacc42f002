import type { BulkTransition, TransitionInput, TransitionRequirement } from '@malote/api-client'
import { Select, Textarea, TextField } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { operatorsOfQuery } from './service-orders.queries'
import { WindowFields } from './window-fields'

/** Where the answer to each requirement of the transition table goes. */
export const fieldOf = {
  assignee: 'assigneeId',
  reason: 'reason',
  receiverName: 'receiverName',
  window: 'window',
  justification: 'justification',
} as const satisfies Record<TransitionRequirement, keyof TransitionInput & keyof BulkTransition>

interface StepFieldsProps {
  needs: readonly TransitionRequirement[]
  /** By the path of the field that each belongs to. */
  errors: Readonly<Record<string, string>>
  reasonHelp?: string | undefined
}

/** Exactly what the transition table requires of a step, for one order or for many. */
export function StepFields({ needs, errors, reasonHelp }: StepFieldsProps) {
  return (
    <>
      {needs.includes('assignee') && <AssigneeField error={errors.assigneeId} />}
      {needs.includes('window') && (
        <WindowFields legend="Nova janela de coleta" name="window" error={errors.window ?? errors['window.end']} />
      )}
      {needs.includes('receiverName') && (
        <TextField label="Quem recebeu" name="receiverName" required maxLength={120} error={errors.receiverName} />
      )}
      {needs.includes('reason') && (
        <Textarea
          label="Motivo"
          name="reason"
          required
          maxLength={280}
          rows={3}
          error={errors.reason}
          help={reasonHelp}
        />
      )}
    </>
  )
}

interface AssigneeFieldProps {
  error: string | undefined
  /** Only those who may carry out the orders of this company. */
  companyId?: string | undefined
}

/** Who carries an order out: an active operator. */
export function AssigneeField({ error, companyId }: AssigneeFieldProps) {
  const { data, isError } = useQuery(operatorsOfQuery(companyId))
  return (
    <Select
      label="Responsável"
      name="assigneeId"
      required
      placeholder="Selecione quem executa"
      emptyText="Nenhum operador ativo"
      options={(data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      error={isError ? 'Não foi possível carregar os operadores.' : error}
    />
  )
}
