import { ServiceOrder, ServiceOrderStatus } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getNextStep, type Reader, statusMeanings } from './next-step.ts'

const orderExample = z.parse(ServiceOrder, examples['serviceOrders.get']?.response)
const order = (changes: object) => z.parse(ServiceOrder, { ...orderExample, ...changes })
const closed: ServiceOrderStatus[] = ['delivered', 'returned', 'canceled']
const assignee: Reader = { id: orderExample.requestedBy?.id ?? '', role: 'operator' }
const operator: Reader = { id: 'another', role: 'operator' }
const manager: Reader = { id: 'manager', role: 'manager' }
const admin: Reader = { id: 'admin', role: 'admin' }

test.each(ServiceOrderStatus.options)('explains %s to a manager, with the actor of an open order', (status) => {
  const step = getNextStep(order({ status, canceledAt: null }), manager)
  expect(step.description).toBe(statusMeanings[status])
  expect(step.actor === null).toBe(closed.includes(status))
})

test.each([
  ['requested', operator, 'Aceite a ordem para ficar com ela.', 'Você'],
  ['requested', admin, 'Aceite a ordem e defina quem coleta.', 'Você'],
  ['requested', manager, 'A operação vai aceitar a ordem e definir quem coleta.', 'Equipe de entregas'],
  ['collecting', assignee, 'Vá até a coleta e confirme quando estiver com a carga.', 'Você'],
  ['collecting', operator, 'O responsável está a caminho da coleta.', 'Gisele Gestora'],
  [
    'partially_delivered',
    operator,
    'Aguarde: a empresa vai autorizar a devolução.',
    'Gestor da empresa ou administrador',
  ],
  ['partially_delivered', manager, 'Parte da carga não foi entregue. Inicie a devolução do que sobrou.', 'Você'],
] as const)('addresses the text of %s to its reader (%j)', (status, reader, description, actor) => {
  const step = getNextStep(order({ status, assignee: orderExample.requestedBy }), reader)
  expect(step).toMatchObject({ description, actor })
})

test('names the assignee and the end of the first open window while the order is under way', () => {
  const [pickup, dropoff] = orderExample.stops
  const window = (hour: number) => ({ start: `2026-11-21T0${hour}:00:00Z`, end: `2026-11-21T0${hour + 1}:00:00Z` })
  const step = getNextStep(
    order({
      status: 'in_transit',
      assignee: orderExample.requestedBy,
      stops: [
        pickup,
        { ...dropoff, state: 'completed', window: window(1) },
        { ...dropoff, window: window(5) },
        { ...dropoff, window: window(3) },
      ],
    }),
    manager,
  )
  expect(step).toMatchObject({
    actor: 'Gisele Gestora',
    deadline: { label: 'Entregar até', at: '2026-11-21T04:00:00Z' },
  })
})

test('offers to reopen a canceled order for a day', () => {
  const step = getNextStep(order({ status: 'canceled', canceledAt: '2026-11-20T12:00:00Z' }), admin)
  expect(step.deadline).toMatchObject({ label: 'Reabrir até', at: '2026-11-21T12:00:00.000Z' })
})

test.each(['requested', 'accepted', 'collecting'] as const)(
  'names the deadline of the delivery for %s without a pickup window',
  (status) => {
    const stops = orderExample.stops.map((stop) => ({ ...stop, window: null }))
    const { deadline } = getNextStep(order({ status, stops, promisedAt: '2026-11-21T20:00:00Z' }), manager)
    expect(deadline).toEqual({ label: 'Entregar até', at: '2026-11-21T20:00:00Z', zone: 'America/Sao_Paulo' })
  },
)

test.each([
  ['returning', 'O que não foi entregue está voltando para a origem.'],
  ['returned', 'O que não foi entregue voltou para a origem.'],
] as const)('does not state that all goods return when a part was delivered (%s)', (status, description) => {
  const [pickup, dropoff] = orderExample.stops
  const stops = [pickup, { ...dropoff, state: 'completed' }, { ...dropoff, state: 'failed' }]
  expect(getNextStep(order({ status, stops }), manager).description).toBe(description)
})

test('states that the courier is at the door, and the deadline in the time zone of its stop', () => {
  const [pickup, dropoff] = orderExample.stops
  const address = { ...dropoff?.address, state: 'AM', postalCode: '69005070' }
  const stops = [pickup, { ...dropoff, state: 'arrived', address }]
  const step = getNextStep(order({ status: 'in_transit', stops }), manager)
  expect(step).toMatchObject({
    description: 'O responsável está no local da entrega.',
    deadline: { zone: 'America/Manaus' },
  })
})
