import type { ConflictingChange } from '@malote/api-client'
import { expect, test } from 'vitest'
import { getConflictTitle } from './conflicting-changes.tsx'

const change = (name: string | undefined): ConflictingChange => ({
  field: '/name',
  from: 'Loja',
  to: 'Loja Centro',
  actor: name === undefined ? null : { id: name, name },
  at: '2026-11-29T12:00:00.000Z',
})

test.each([
  [[], 'Outra pessoa mudou este cadastro enquanto você editava'],
  [['Ana', 'Ana'], 'Ana mudou este cadastro enquanto você editava'],
  [['Ana', 'Bruno'], 'Ana e Bruno mudaram este cadastro enquanto você editava'],
  [[undefined], 'O sistema mudou este cadastro enquanto você editava'],
])('the title of a conflict has the names of its authors: %j', (names, title) => {
  expect(getConflictTitle(names.map(change), 'este cadastro')).toBe(title)
})
