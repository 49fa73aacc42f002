import { expect, test } from 'vitest'
import { describeReceiptStatus, listReceiptProofs } from './receipt-text.ts'
import type { ServiceOrder, Stop } from './service-order.ts'

const stop = (changes: Partial<Stop>) => ({ kind: 'dropoff', state: 'completed', ...changes }) as Stop
const describe = (status: ServiceOrder['status'], ...stops: Stop[]) =>
  describeReceiptStatus({ status, stops: [stop({ kind: 'pickup' }), ...stops] })

test('a receipt names the receiver of its only drop-off, and counts several', () => {
  expect(describe('delivered', stop({ receiverName: 'Mariana Prado' }))).toBe('Recebido por Mariana Prado')
  expect(describe('delivered', stop({ receiverName: null }))).toBe('Entrega concluída')
  expect(describe('delivered', stop({}), stop({}))).toBe('As 2 entregas foram concluídas')
  expect(describe('partially_delivered', stop({}), stop({ state: 'failed' }))).toBe(
    'Entregue em parte: 1 de 2 entregas',
  )
  expect(describe('returned', stop({ state: 'failed' }))).toBe('Devolução concluída')
  expect(describe('in_transit', stop({ state: 'pending' }))).toBe('Em rota')
})

test('the proofs are counted by kind', () => {
  const stops = [stop({ pinConfirmedAt: '2026-11-20T12:00:00.000Z' })]
  const pictures = [{ kind: 'photo' }, { kind: 'photo' }, { kind: 'signature' }, { kind: 'attachment' }]
  expect(listReceiptProofs({ stops }, pictures)).toEqual(['2 fotos', '1 assinatura', 'PIN conferido'])
  expect(listReceiptProofs({ stops: [] }, [])).toEqual([])
})
