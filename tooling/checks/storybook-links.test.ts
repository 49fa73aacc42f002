import { dirname, join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { listFiles, readTracked } from '../repo-rules/tracked-files.ts'

const pages = listFiles('packages/ui/src', /\.mdx$/)
const foundations = listFiles('packages/ui/src/foundations', /\.tsx$/)

/** Returns the id of a Storybook page, derived from title and name like Storybook does. */
function getPageId(path: string): string {
  const text = readTracked(path)
  const metaTitle = /<Meta title="([^"]+)"/.exec(text)?.[1]
  if (metaTitle) return toId(metaTitle, 'docs')
  const stories = /from '(\.[^']+\.stories\.tsx)'/.exec(text)?.[1] ?? ''
  const title = /title: '([^']+)'/.exec(readTracked(join(dirname(path), stories)))?.[1] ?? ''
  return toId(title, /<Meta of={\w+} name="([^"]+)"/.exec(text)?.[1] ?? 'docs')
}

test('the start page links to existing guides', () => {
  const existing = new Set(pages.map(getPageId))
  const named = foundations.flatMap((path) => [...readTracked(path).matchAll(/'([^\s']+--\w+)'|guide="([^"]+)"/g)])
  const ids = named.map(([, quoted, guide]) => quoted ?? guide ?? '')
  expect(ids.length).toBeGreaterThan(10)
  expect(ids.filter((id) => !existing.has(id))).toEqual([])
})

test('links between Storybook pages lead to existing pages', () => {
  const existing = new Set(pages.map(getPageId))
  const dead = pages.flatMap((path) =>
    [...readTracked(path).matchAll(/\?path=\/docs\/([^)\s"]+)/g)].flatMap(([, id = '']) =>
      existing.has(id) ? [] : `${path}: ${id}`,
    ),
  )
  expect(dead).toEqual([])
  expect([...existing].filter((id) => id.startsWith('começar-'))).toHaveLength(4)
})
