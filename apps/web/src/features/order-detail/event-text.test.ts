import type { ServiceOrder, ServiceOrderEvent } from '@malote/api-client'
import { expect, test } from 'vitest'
import { getEventTitle, isReassignment } from './event-text.ts'

const edited = (changes: ServiceOrderEvent['changes']) => ({ type: 'edited', changes }) as ServiceOrderEvent
const getTitle = (event: ServiceOrderEvent) => getEventTitle({ stops: [] } as unknown as ServiceOrder, event)

test('shows both assignees in the title of a reassignment and does not list the change again', () => {
  const event = edited([{ field: '/assignee', from: 'Bruna Lima', to: 'Otto Prado' }])
  expect(getTitle(event)).toBe('Responsável trocado de Bruna Lima para Otto Prado')
  expect(isReassignment(event)).toBe(true)
  expect(getTitle(edited([{ field: '/assignee', from: null, to: 'Otto Prado' }]))).toBe(
    'Responsável definido: Otto Prado',
  )
})

test('lists the changes of any other edit', () => {
  const event = edited([{ field: '/notes', from: null, to: 'Ligar' }])
  expect(getTitle(event)).toBe('Ordem editada')
  expect(isReassignment(event)).toBe(false)
})

test('the title of an event about an occurrence names its stop', () => {
  const dropoff = { id: 'b', kind: 'dropoff', position: 1 }
  const order = { pickup: { id: 'a' }, dropoffs: [dropoff], stops: [{ id: 'a', kind: 'pickup', position: 0 }, dropoff] }
  const title = (type: string, stopId: string | null) =>
    getEventTitle(order as unknown as ServiceOrder, { type, stopId } as ServiceOrderEvent)
  expect(title('occurrence_opened', null)).toBe('Ocorrência aberta')
  expect(title('occurrence_resolved', 'b')).toBe('Entrega: ocorrência resolvida')
})
