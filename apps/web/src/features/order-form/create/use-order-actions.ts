import { ApiError, type NewServiceOrderInput, type PossibleDuplicate } from '@malote/api-client'
import { toast } from '@malote/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { getConflictTitle } from '../../../lib/forms/conflicting-changes.tsx'
import { getErrorMessage } from '../../../lib/forms/form-errors.ts'
import { waitForFills } from '../../../lib/forms/pending-fills.ts'
import { serviceOrderQuery } from '../../orders/order/order.queries.ts'
import { getErrorFields, getIssueFields, showErrors } from '../form/order-errors.ts'
import { DraftForm } from '../form/order-form.ts'
import { type OrderValues, toNextOrder } from '../form/order-values.ts'
import { findPossibleDuplicates, type OpenDraft, useRequestOrder, useSaveDraft } from './create-order.queries.ts'
import { mergeDraft } from './merge-draft.ts'

interface OrderActions {
  form: UseFormReturn<OrderValues, unknown, NewServiceOrderInput>
  draft: OpenDraft | undefined
  /** Called when another user has changed or deleted the draft. */
  onDraftChange: (draft: OpenDraft | undefined) => void
  /** The received message that the order comes from. */
  inboxMessageId: string | undefined
  /** Called when the server has stored the order, so that the browser's draft can be removed. */
  onStored: () => void
  /** Called with the values that the next order shares with this one. */
  onAnother: (next: OrderValues) => void
}

interface PendingConfirmation {
  request: NewServiceOrderInput
  duplicates: readonly PossibleDuplicate[]
  another: boolean
}

/** The name of submit buttons with another purpose than to request the order: `another`, `draft`. */
export const submitName = 'purpose'

/** Requests the order, after a confirmation when it may be a duplicate, or saves it as a draft. */
export function useOrderActions({ form, draft, inboxMessageId, ...props }: OrderActions) {
  const { onDraftChange, onStored, onAnother } = props
  const navigate = useNavigate()
  const client = useQueryClient()
  const requested = useRequestOrder(draft, inboxMessageId)
  const saved = useSaveDraft(draft, inboxMessageId)
  const [failure, setFailure] = useState<string>()
  const isUnmounted = useRef(false)
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])
  const [pendingConfirmation, setPendingConfirmation] = useState<PendingConfirmation>()

  /** Continues on what another user has made of the draft. Returns how; undefined when the error has another cause. */
  const followDraft = async (error: unknown): Promise<string | undefined> => {
    if (!draft || !(error instanceof ApiError)) return undefined
    if (error.code === 'not_found') {
      onDraftChange(undefined)
      return 'Este rascunho não existe mais. O que você digitou continua aqui: solicite ou salve de novo para criar outra ordem.'
    }
    if (error.code !== 'version_conflict') return undefined
    const saved = await client.fetchQuery({ ...serviceOrderQuery(draft.orderNumber), staleTime: 0 })
    if (saved.status !== 'draft') {
      return `${error.message} O que você digitou não entrou nela: abra ${saved.orderNumber} para editar.`
    }
    const { values, text } = mergeDraft(draft, form.getValues(), saved)
    form.reset(values)
    onDraftChange(saved)
    return `${getConflictTitle(error.changes, 'este rascunho')}. ${text ?? ''} Confira e envie de novo.`
  }

  const showFailure = async (error: unknown) => {
    const followed = await followDraft(error).catch(() => undefined)
    if (followed) return setFailure(followed)
    const fields = error instanceof ApiError ? getErrorFields(error) : []
    showErrors(form, fields)
    if (fields.length === 0) setFailure(getErrorMessage(error))
  }
  const open = (orderNumber: string) => navigate({ to: '/ordens-de-servico/$orderNumber', params: { orderNumber } })

  const startNext = (orderNumber: string) => {
    onAnother(toNextOrder(form.getValues()))
    toast.success(`Entrega solicitada: ${orderNumber}.`, {
      action: { label: 'Abrir ordem', onClick: () => void open(orderNumber) },
    })
  }

  const send = async (request: NewServiceOrderInput, another: boolean) => {
    try {
      const { orderNumber } = await requested.mutateAsync(request)
      onStored()
      if (another) return startNext(orderNumber)
      toast.success(`Entrega solicitada: ${orderNumber}.`)
      await open(orderNumber)
    } catch (error) {
      await showFailure(error)
    }
  }

  const submit = (another: boolean) => {
    setFailure(undefined)
    return form.handleSubmit(async (request) => {
      const duplicates = (await findPossibleDuplicates(request)).filter(
        ({ orderNumber }) => orderNumber !== draft?.orderNumber,
      )
      if (duplicates.length > 0) return setPendingConfirmation({ request, duplicates, another })
      await send(request, another)
    })
  }

  const saveDraft = async () => {
    form.clearErrors()
    setFailure(undefined)
    const checked = z.safeParse(DraftForm, form.getValues())
    if (!checked.success) {
      return showErrors(form, getIssueFields(checked.error))
    }
    try {
      const { orderNumber } = await saved.mutateAsync(async () => {
        await waitForFills()
        // The mutation may be paused while the user keeps typing, so it reads the values when it runs.
        const now = z.safeParse(DraftForm, form.getValues())
        return now.success ? now.data : checked.data
      })
      onStored()
      if (!isUnmounted.current) {
        toast.success(`Rascunho salvo: ${orderNumber}.`)
        return await open(orderNumber)
      }
      // The mutation was paused, and the user has left the page.
      toast.success(`Rascunho salvo: ${orderNumber}.`, {
        action: { label: 'Abrir rascunho', onClick: () => void open(orderNumber) },
      })
    } catch (error) {
      await showFailure(error)
    }
  }

  return {
    failure,
    pendingConfirmation,
    saving: saved.isPending,
    waiting: saved.isPaused,
    pending: requested.isPending || saved.isPending,
    send: (event: FormEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent as SubmitEvent
      const purpose = submitter instanceof HTMLButtonElement ? submitter.value : ''
      if (purpose !== 'draft') return submit(purpose === 'another')(event)
      event.preventDefault()
      return saveDraft()
    },
    confirm: () => {
      if (!pendingConfirmation) return
      setPendingConfirmation(undefined)
      void send(pendingConfirmation.request, pendingConfirmation.another)
    },
    reconsider: () => setPendingConfirmation(undefined),
  }
}
