import { dirname, join } from 'node:path'
import { toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import { filesIn, read } from './repo-rules/tracked-files.ts'

const pages = filesIn('packages/ui/src', /\.mdx$/)

/** The address of a page in Storybook, as Storybook makes it of title and name. */
function idOf(path: string): string {
  const text = read(path)
  const own = /<Meta title="([^"]+)"/.exec(text)?.[1]
  if (own) return toId(own, 'docs')
  const stories = /from '(\.[^']+\.stories)'/.exec(text)?.[1] ?? ''
  const title = /title: '([^']+)'/.exec(read(`${join(dirname(path), stories)}.tsx`))?.[1] ?? ''
  return toId(title, /<Meta of={\w+} name="([^"]+)"/.exec(text)?.[1] ?? 'docs')
}

test('a page that leads to another page of Storybook leads somewhere', () => {
  const known = new Set(pages.map(idOf))
  const dead = pages.flatMap((path) =>
    [...read(path).matchAll(/\?path=\/docs\/([^)\s"]+)/g)].flatMap(([, id = '']) =>
      known.has(id) ? [] : `${path}: ${id}`,
    ),
  )
  expect(dead).toEqual([])
  expect([...known].filter((id) => id.startsWith('começar-'))).toHaveLength(3)
})
