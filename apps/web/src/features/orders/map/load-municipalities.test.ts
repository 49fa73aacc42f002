import { expect, test } from 'vitest'
import { loadMunicipalities } from './load-municipalities.ts'
import { readEdge, writeEdge } from './municipality-edges.ts'

test('an edge is read as it was written, to 110 m, without equal neighbors', () => {
  const ring = [
    [-46.5354, -23.3633],
    [-46.53541, -23.36331],
    [-46.6, -23.4],
  ] as const
  expect(readEdge(writeEdge(ring))).toEqual([
    [-46.535, -23.363],
    [-46.6, -23.4],
  ])
})

test('each state has its municipalities, each with an edge around its coordinates', async () => {
  const states = 'ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to'.split(' ')
  const loaded = await Promise.all(states.map(loadMunicipalities))
  // Some have several edges, such as islands.
  expect(loaded.flatMap((parts) => [...new Set(parts.map(({ name }) => name))])).toHaveLength(5567)
  expect(Math.min(...loaded.map((parts) => parts.length))).toBe(1)
  const [osasco] = (await loadMunicipalities('sp')).filter(({ name }) => name === 'Osasco')
  const longitudes = osasco?.ring.map(([longitude]) => longitude) ?? []
  expect(Math.min(...longitudes)).toBeCloseTo(-46.844, 1)
  expect(Math.max(...longitudes)).toBeCloseTo(-46.737, 1)
})

test('a state without a file has no municipalities', async () => {
  expect(await loadMunicipalities('xx')).toEqual([])
})
