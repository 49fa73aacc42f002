import { expect, test } from 'vitest'
import { latestNews } from '../../lib/storage/latest-changelog'
import { news } from './news'

test('sorts the changelog newest first, and the menu marks its newest date', () => {
  const days = news.map(({ day }) => day)
  expect(days[0]).toBe(latestNews)
  expect(days).toEqual(days.toSorted().reverse())
})
