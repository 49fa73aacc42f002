import { type BulkResult, BulkTransition, missingMessage, type User } from '@malote/api-client'
import { Alert, Button, Dialog, ProgressBar, Stack, Text } from '@malote/ui'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { messageOf } from '../../../app/form-errors'
import { formatCount } from '../../../app/formats'
import { fieldOf, StepFields } from '../step-fields'
import { windowFrom } from '../window-fields'
import type { BulkStep } from './bulk-steps'
import { useBulkTransition } from './order-list.queries'

interface BulkDialogProps {
  step: BulkStep
  /** How many orders are chosen; the step may fit fewer. */
  chosen: number
  user: User
  onClose: () => void
  onDone: (results: BulkResult[]) => void
}

const orderCount = (count: number) => (count === 1 ? '1 ordem' : `${formatCount(count)} ordens`)

/** Asks once for what a step needs, says how many orders it fits and what it costs, and takes it for all of them. */
export function BulkDialog({ step, chosen, user, onClose, onDone }: BulkDialogProps) {
  const [done, setDone] = useState(0)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const bulk = useBulkTransition(setDone)
  const canceling = step.to === 'canceled'
  const count = step.orders.length
  // Taking orders on needs no choice for who does it themselves.
  const needs = step.requires.filter((need) => need !== 'assignee' || user.role === 'admin')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const answers = needs
      .map((need) => fieldOf[need])
      .map((field) => {
        return [field, field === 'window' ? windowFrom(form, field) : String(form.get(field) ?? '').trim()] as const
      })
    const missing = answers.filter(([, answer]) => !answer).map(([field]) => [field, missingMessage])
    const input = { ...Object.fromEntries(answers), to: step.to, orderNumbers: [...step.orders] }
    // The limit of one call is not a person's concern: the orders are sent in parts.
    const checked = z.safeParse(BulkTransition, { ...input, orderNumbers: step.orders.slice(0, 1) })
    const issues = (checked.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message])
    setErrors(Object.fromEntries([...issues, ...missing]))
    if (!checked.success || missing.length > 0) return
    bulk.mutate({ ...checked.data, orderNumbers: input.orderNumbers }, { onSuccess: onDone })
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !bulk.isPending && onClose()}>
      <Dialog.Content title={`${step.label}: ${orderCount(count)}`}>
        <form onSubmit={submit} noValidate aria-label={step.label}>
          <Stack gap="md">
            {count < chosen && (
              <Text>
                {`Das ${formatCount(chosen)} ordens selecionadas, ${formatCount(count)} ${count === 1 ? 'está em um status que permite' : 'estão em um status que permite'} este passo. As outras ficam como estão.`}
              </Text>
            )}
            {step.charged > 0 && (
              <Alert
                tone="warning"
                title={
                  step.charged === 1
                    ? 'O cancelamento de 1 ordem será cobrado'
                    : `O cancelamento de ${formatCount(step.charged)} ordens será cobrado`
                }
              >
                Elas já foram aceitas pela operação.
              </Alert>
            )}
            {bulk.isError && <Alert tone="danger" title={messageOf(bulk.error)} />}
            <StepFields
              needs={needs}
              errors={errors}
              reasonHelp={count > 1 ? 'O mesmo motivo vale para todas.' : undefined}
            />
            {bulk.isPending && (
              <ProgressBar
                label="Enviando"
                value={done}
                max={count}
                valueText={`${formatCount(done)} de ${orderCount(count)}`}
              />
            )}
          </Stack>
          <Dialog.Footer>
            <Button tone="neutral" variant="outline" disabled={bulk.isPending} onClick={onClose}>
              {canceling ? 'Manter ordens' : 'Voltar'}
            </Button>
            <Button type="submit" tone={canceling ? 'danger' : 'primary'} pending={bulk.isPending}>
              {canceling ? `Cancelar ${orderCount(count)}` : step.label}
            </Button>
          </Dialog.Footer>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
