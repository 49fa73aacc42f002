import { expect, test } from 'vitest'
import { getOccurrenceKind, OccurrenceKind, occurrenceDueHours } from './occurrence-kind.ts'

test.each([
  ['Destinatário ausente', 'absent'],
  ['Endereço não encontrado', 'address'],
  ['Área de difícil acesso', 'address'],
  ['Recusado pelo destinatário', 'refused'],
  ['ESTABELECIMENTO FECHADO', 'closed'],
  ['Embalagem violada', 'damaged'],
  ['Carga roubada', 'lost'],
  ['Veículo quebrado', 'other'],
  ['', 'other'],
  [null, 'other'],
] as const)('reads the kind of the reason %s', (reason, kind) => {
  expect(getOccurrenceKind(reason)).toBe(kind)
})

test('every kind has a due time', () => {
  expect(Object.keys(occurrenceDueHours)).toEqual(OccurrenceKind.options)
})
