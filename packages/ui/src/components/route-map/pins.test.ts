import { expect, test } from 'vitest'
import { createPins } from './pins.ts'
import type { RouteMapStop } from './route-map.tsx'

const at = (id: string, latitude: number, more: Partial<RouteMapStop> = {}): RouteMapStop => ({
  id,
  markerLabel: id,
  name: `Entrega ${id}`,
  position: { latitude, longitude: -46.6 },
  ...more,
})

test('stops at the same position share a marker, which shows their number and the most urgent state', () => {
  const there = [
    at('1', -23.5, { state: 'completed' }),
    at('2', -23.500001, { state: 'failed', status: 'Sem sucesso' }),
  ]
  expect(createPins(there)).toEqual([
    {
      id: '1',
      mark: '1+1',
      name: '1+1: Entrega 1; Entrega 2, Sem sucesso',
      state: 'failed',
      latitude: -23.5,
      longitude: -46.6,
      stopIds: ['1', '2'],
    },
  ])
})

test('stops at different positions have separate markers, and stops without a position have none', () => {
  const stops = [at('1', -23.5), at('2', -23.6), { ...at('3', 0), position: null }]
  expect(createPins(stops).map(({ mark }) => mark)).toEqual(['1', '2'])
})
