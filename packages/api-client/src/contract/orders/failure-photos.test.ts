import { expect, test } from 'vitest'
import { findStopsWithoutPhoto, isFailurePhotoRequired } from './failure-photos.ts'
import { listFailingStops } from './lifecycle-order.ts'

const reasons = { photoRequired: ['Endereço não encontrado'] }
const stops = [{ id: 'a' }, { id: 'b' }]
const photo = { kind: 'photo', stopId: 'a' } as const

test.each([
  ['Endereço não encontrado', true],
  [' ENDERECO nao encontrado ', true],
  ['Destinatário ausente', false],
  ['', false],
  [undefined, false],
])('the reason %j requires a photo: %s', (reason, required) => {
  expect(isFailurePhotoRequired(reasons, reason)).toBe(required)
})

test('each stop that fails needs its photo', () => {
  const find = (files: Parameters<typeof findStopsWithoutPhoto>[3]) =>
    findStopsWithoutPhoto(reasons, 'Endereço não encontrado', stops, files).map(({ id }) => id)
  expect(find([])).toEqual(['a', 'b'])
  expect(find([photo])).toEqual(['b'])
  expect(find([photo, { ...photo, stopId: 'b' }])).toEqual([])
})

test.each([
  ['a signature', { ...photo, kind: 'signature' }],
  ['an attachment', { ...photo, kind: 'attachment' }],
  ['the photo of an earlier attempt', { ...photo, occurrenceId: 'o' }],
] as const)('%s is no photo of the attempt', (_name, file) => {
  expect(findStopsWithoutPhoto(reasons, 'Endereço não encontrado', [{ id: 'a' }], [file])).toEqual([{ id: 'a' }])
})

test('a reason that is not marked requires no photo', () => {
  expect(findStopsWithoutPhoto(reasons, 'Destinatário ausente', stops, [])).toEqual([])
  expect(findStopsWithoutPhoto({ photoRequired: [] }, 'Endereço não encontrado', stops, [])).toEqual([])
})

test('the pickup fails while it is collected, and the open drop-offs afterwards', () => {
  const stop = (id: string, kind: 'pickup' | 'dropoff', state: 'completed' | 'failed' | 'pending') => ({
    id,
    kind,
    state,
  })
  const route = [
    stop('p', 'pickup', 'completed'),
    stop('a', 'dropoff', 'failed'),
    stop('b', 'dropoff', 'completed'),
    stop('c', 'dropoff', 'pending'),
  ]
  const list = (status: 'collecting' | 'in_transit') =>
    listFailingStops({ status, stops: route as never }).map(({ id }: { id: string }) => id)
  expect(list('collecting')).toEqual(['p'])
  expect(list('in_transit')).toEqual(['c'])
})
