import { expect, test } from 'vitest'
import { listFiles, readTracked } from './tracked-files.ts'

// The zone of a process is that of the machine: a server has another day than its users, and another month on the last
// evening of a month. `getViewerDay` and `toLocalTime` have a zone.
const machineZone = /\.(?:get|set)(?:FullYear|Month|Date|Day|Hours|Minutes)\(/

test('no product file reads a day or an hour in the zone of the machine', () => {
  const files = ['apps/web/src', 'apps/api/src', 'packages/api-client/src'].flatMap((folder) =>
    listFiles(folder, /(?<!\.(?:test|stories))\.tsx?$/),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((path) => machineZone.test(readTracked(path)))).toEqual([])
})
