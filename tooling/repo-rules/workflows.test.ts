import { expect, test } from 'vitest'
import { listFiles, readTracked } from './tracked-files.ts'

test('every action of a workflow is pinned to a commit', () => {
  const actions = listFiles('.github/workflows', /\.yml$/).flatMap((path) =>
    [...readTracked(path).matchAll(/^\s*(?:- )?uses:\s*(\S+)/gm)].map(([, action]) => action ?? ''),
  )
  expect(actions.length).toBeGreaterThan(4)
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([])
})
