import type { ReasonKind, ServiceOrderStatus, TransitionRequirement } from '@malote/api-client'
import { Button, Inline, Stack, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { getViewerZone } from '../../../lib/format/time-zone.ts'
import { BoundDateField, BoundTimeField } from '../../../lib/forms/bound-date-fields.ts'
import { BoundSelect, BoundTextField } from '../../../lib/forms/bound-fields.ts'
import { formatNextDay, getForeignZoneName } from '../order/local-time.ts'
import { assigneesQuery } from '../service-orders.queries.ts'
import { ClosedHoursAdvice } from './closed-hours-advice.tsx'
import { ReasonField } from './reason-field.tsx'
import { type StepValues, stepLabels } from './step-form.ts'
import { getWindowPresets } from './window-presets.ts'

interface StepFieldsProps {
  /** The status after the step. */
  to: ServiceOrderStatus
  requirements: readonly TransitionRequirement[]
  /** The companies of the orders: only operators of all of them are offered. */
  companyIds: readonly string[]
  /** The kind of reasons to select from. */
  reasonKind?: ReasonKind | undefined
  reasonHelp?: string | undefined
  /**
   * The time zone of a window.
   * @default the time zone of the browser
   */
  zone?: string | undefined
  /** The id of the saved location of a window. */
  locationId?: string | null | undefined
}

/** The fields that the transition table requires for a step, for one order or for many. */
export function StepFields({
  to,
  requirements,
  companyIds,
  reasonKind,
  reasonHelp,
  zone = getViewerZone(),
  locationId,
}: StepFieldsProps) {
  return (
    <>
      {requirements.includes('assignee') && <AssigneeField companyIds={companyIds} />}
      {requirements.includes('window') && <WindowFields to={to} zone={zone} locationId={locationId ?? undefined} />}
      {requirements.includes('receiverName') && (
        <BoundTextField<StepValues> name="receiverName" label={stepLabels.receiverName} required maxLength={120} />
      )}
      {requirements.includes('reason') && <ReasonField kind={reasonKind} help={reasonHelp} />}
      {/* The reason is optional here; reports and the history use it. */}
      {!requirements.includes('reason') && reasonKind && <ReasonField kind={reasonKind} help={reasonHelp} optional />}
    </>
  )
}

interface AssigneeFieldProps {
  /** The companies of the orders: only operators of all of them are offered. */
  companyIds: readonly string[]
}

/** Selects the assignee: an active operator. */
export function AssigneeField({ companyIds }: AssigneeFieldProps) {
  const { data, isError } = useQuery(assigneesQuery(companyIds))
  return (
    <BoundSelect<StepValues>
      name="assigneeId"
      label={stepLabels.assigneeId}
      required
      placeholder="Selecione quem executa"
      emptyText={companyIds.length > 1 ? 'Ninguém atende as empresas de todas estas ordens' : 'Nenhum operador ativo'}
      options={(data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      error={isError && 'Não foi possível carregar os operadores.'}
    />
  )
}

interface WindowFieldsProps {
  to: ServiceOrderStatus
  zone: string
  locationId: string | undefined
}

/** A day and two times in a time zone, which is named when it is not the viewer's. */
function WindowFields({ to, zone, locationId }: WindowFieldsProps) {
  const { setValue } = useFormContext<StepValues>()
  // Fixed at the first render, so that rendering stays pure.
  const [now] = useState(Date.now)
  const foreign = getForeignZoneName(zone, new Date(now).toISOString())
  const window = useWatch<StepValues, 'window'>({ name: 'window' })
  return (
    <fieldset>
      {/* A legend names the group only as its first child. */}
      <Text asChild weight="medium">
        <legend>{`${stepLabels.window} de ${to === 'collected' ? 'entrega' : 'coleta'}`}</legend>
      </Text>
      <Stack gap="xs" className="mt-1">
        <Inline gap="sm">
          {getWindowPresets(now, zone).map(({ label, window: preset }) => (
            <Button key={label} size="sm" variant="outline" tone="neutral" onClick={() => setValue('window', preset)}>
              {label}
            </Button>
          ))}
        </Inline>
        {foreign && <Text tone="subtle" size="sm">{`Pelo horário de ${foreign}.`}</Text>}
        <div className="grid gap-4 md:grid-cols-3">
          <BoundDateField<StepValues> name="window.day" label={stepLabels['window.day']} />
          <BoundTimeField<StepValues> name="window.start" label={stepLabels['window.start']} />
          <BoundTimeField<StepValues> name="window.end" label={stepLabels['window.end']} />
        </div>
        <Text tone="subtle" size="sm" role="status">
          {formatNextDay(window)} <ClosedHoursAdvice window={window} locationId={locationId} />
        </Text>
      </Stack>
    </fieldset>
  )
}
