import { ServiceOrder } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toFormValues } from '../form/order-values.ts'
import { mergeDraft } from './merge-draft.ts'

const order = z.parse(ServiceOrder, examples['serviceOrders.get']?.response)
const base: ServiceOrder = { ...order, status: 'draft', notes: null, costCenter: null }
const typed = { ...toFormValues(base), notes: 'Portão azul' }

test('keeps what another user saved in the draft, and what was typed', () => {
  const { values, text } = mergeDraft(base, typed, { ...base, costCenter: 'Loja' })
  expect(values).toMatchObject({ notes: 'Portão azul', costCenter: 'Loja' })
  expect(text).toBe('O formulário já tem o que mudou.')
})

test('keeps the typed value where both changed a field, and names the field', () => {
  const { values, text } = mergeDraft(base, typed, { ...base, notes: 'Portão verde' })
  expect(values.notes).toBe('Portão azul')
  expect(text).toBe('Onde os dois mexeram ficou o que você digitou: Observações para o entregador.')
})

test('has no text when nothing of the form has changed', () => {
  expect(mergeDraft(base, typed, { ...base, version: base.version + 1 })).toEqual({ values: typed, text: undefined })
})
