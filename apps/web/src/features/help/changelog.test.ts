import { expect, test } from 'vitest'
import { latestChangelogDate } from '../../lib/storage/latest-changelog.ts'
import { changelog } from './changelog.ts'

test('sorts the changelog newest first, and the menu marks its newest date', () => {
  const days = changelog.map(({ day }) => day)
  expect(days[0]).toBe(latestChangelogDate)
  expect(days).toEqual(days.toSorted().reverse())
})
