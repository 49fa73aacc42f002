import {
  type BulkTransition,
  missingMessage,
  type TransitionInput,
  type TransitionRequirement,
} from '@malote/api-client'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { getViewerZone } from '../../../lib/format/time-zone.ts'
import { showFieldErrors } from '../../../lib/forms/field-errors.ts'
import { useKeptTexts } from '../../../lib/forms/kept-texts.ts'
import { useDraftKey } from '../../session/index.ts'
import { toWindow } from '../order/local-time.ts'

/** The form values of a step. Each form shows those that its step requires. */
export interface StepValues {
  assigneeId: string
  reason: string
  receiverName: string
  window: { day: string; start: string; end: string }
  note: string
  /** The corrected status. */
  to: string
  justification: string
}

const emptyStep: StepValues = {
  assigneeId: '',
  reason: '',
  receiverName: '',
  window: { day: '', start: '', end: '' },
  note: '',
  to: '',
  justification: '',
}

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
  photo: 'Foto',
  to: 'Status correto',
  justification: 'Justificativa',
} as const

/** The request property of each requirement of the transition table. */
const requestFields = {
  assignee: 'assigneeId',
  reason: 'reason',
  receiverName: 'receiverName',
  window: 'window',
  justification: 'justification',
} as const satisfies Record<TransitionRequirement, keyof TransitionInput & keyof BulkTransition & keyof StepValues>

/** What the server has rejected. */
interface RejectedStep {
  /** What the user entered before. */
  entered?: Partial<Record<'receiverName' | 'reason' | 'note', string | undefined>> | undefined
  errors?: Readonly<Record<string, string>> | undefined
}

/** The form of a step. A rejected step is shown again with its values and errors. */
export function useStepForm({ entered, errors }: RejectedStep = {}) {
  const { receiverName = '', reason = '', note = '' } = entered ?? {}
  const form = useForm<StepValues>({ defaultValues: { ...emptyStep, receiverName, reason, note } })
  const [rejection] = useState(errors)
  useEffect(() => {
    if (rejection) showFieldErrors(form, rejection)
  }, [form, rejection])
  return form
}

/** The fields that the user types. */
const typedFields = ['receiverName', 'reason', 'note', 'justification'] as const

/**
 * Keeps what is typed about a step until it is sent (`useKeptTexts`).
 *
 * @param step - identifies the step: the order or stop, and what becomes of it
 */
export const useKeptStep = (form: UseFormReturn<StepValues>, step: string): (() => void) =>
  useKeptTexts(form, useDraftKey(`passo:${step}`), typedFields)

/** @returns the requested values, and a message for each empty one. `zone` is that of `StepFields`. */
export function readStepValues(
  step: StepValues,
  requirements: readonly TransitionRequirement[],
  zone = getViewerZone(),
) {
  const reason = step.reason.trim()
  const fields = requirements.map((requirement) => requestFields[requirement])
  const values = fields.map(
    (field) => [field, field === 'window' ? readWindow(step.window, zone) : step[field].trim()] as const,
  )
  const missing = values
    .filter(([, value]) => !value)
    .flatMap(([field]) => (field === 'window' ? listEmptyParts(step.window) : [field]))
    .map((field) => [field, missingMessage])
  if (reason && !requirements.includes('reason')) values.push(['reason', reason])
  return { values: Object.fromEntries(values), missing: Object.fromEntries(missing) as Record<string, string> }
}

const listEmptyParts = (window: StepValues['window']) =>
  (['day', 'start', 'end'] as const).filter((part) => !window[part]).map((part) => `window.${part}`)

/** @returns the window of the three fields; undefined while one is empty. */
function readWindow(window: StepValues['window'], zone: string): { start: string; end: string } | undefined {
  const { start, end } = toWindow(window, zone)
  return start && end ? { start, end } : undefined
}
