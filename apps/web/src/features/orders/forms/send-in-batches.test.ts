import type { BulkResult } from '@malote/api-client'
import { expect, test } from 'vitest'
import { getRejectionReason, sendInBatches } from './send-in-batches.ts'

const number = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => `OS-2026-${String(first + index).padStart(6, '0')}`)
const succeed = (orderNumbers: string[]) =>
  Promise.resolve({
    data: orderNumbers.map((orderNumber): BulkResult => ({ orderNumber, status: 'accepted', problem: null })),
  })
const fail = () => Promise.reject(new TypeError('Failed to fetch'))

test('sends at most a hundred orders at once and reports the progress', async () => {
  const sizes: number[] = []
  const progress: number[] = []
  const send = (orderNumbers: string[]) => {
    sizes.push(orderNumbers.length)
    return succeed(orderNumbers)
  }
  const results = await sendInBatches([{ orderNumbers: number(250), send }], (done) => progress.push(done))
  expect(sizes).toEqual([100, 100, 50])
  expect(progress).toEqual([100, 200, 250])
  expect(results.map(({ orderNumber }) => orderNumber)).toEqual(number(250))
})

test('keeps the results of the orders before a failed batch, and fails the orders after it', async () => {
  const accepted = { orderNumbers: number(2), send: succeed }
  const results = await sendInBatches([
    accepted,
    { orderNumbers: number(101, 10), send: fail },
    { orderNumbers: number(1, 200), send: succeed },
  ])
  expect(results).toHaveLength(104)
  expect(results.filter(({ problem }) => !problem).map(({ orderNumber }) => orderNumber)).toEqual(number(2))
  expect(results.at(-1)?.problem?.detail).toBe('O pedido não chegou ao servidor. Tente de novo.')
})

test('throws the error of the first batch, because nothing has changed', async () => {
  const requests = [
    { orderNumbers: [], send: succeed },
    { orderNumbers: number(1), send: fail },
  ]
  await expect(sendInBatches(requests)).rejects.toThrow('Failed to fetch')
})

test('the reason of a rejection is its first field error, then its detail, then its title', () => {
  const problem = {
    type: 'about:blank',
    title: 'Alguns campos precisam de atenção.',
    status: 400,
    code: '',
    requestId: '',
  }
  const errors = [{ pointer: '/assigneeId', code: 'invalid', message: 'Escolha um operador ativo desta empresa.' }]
  expect(getRejectionReason({ ...problem, detail: 'Sem detalhes.', errors })).toBe(errors[0]?.message)
  expect(getRejectionReason({ ...problem, detail: 'Sem permissão.' })).toBe('Sem permissão.')
  expect(getRejectionReason(problem)).toBe('Alguns campos precisam de atenção.')
})
