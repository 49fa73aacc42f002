import { expect, test } from 'vitest'
import { latestNews } from '../../lib/storage/latest-changelog'
import { news } from './news'

test('the mark in the menu is of the newest entry, and the newest stands first', () => {
  const days = news.map(({ day }) => day)
  expect(days[0]).toBe(latestNews)
  expect(days).toEqual(days.toSorted().reverse())
})
