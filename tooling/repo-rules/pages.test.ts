import { expect, test } from 'vitest'
import { routeBudgets } from '../size/route-budgets.ts'
import { listFiles, readTracked } from './tracked-files.ts'

/** Routes that only redirect. */
const redirects = ['/', '/$', '/sair']

/** Every route path of the application, such as `/ordens-de-servico/$orderNumber`. */
const pages = [
  ...(/fullPaths:([\s\S]*?)fileRoutesByTo/.exec(readTracked('apps/web/src/routeTree.gen.ts'))?.[1] ?? '').matchAll(
    /'(.+)'/g,
  ),
]
  .map(([, path = '']) => path.replace(/(?<=.)\/$/, ''))
  .filter((path) => !redirects.includes(path))

/** @returns the pages that no address leads to; a literal path segment takes precedence over a parameter. */
function findPagesWithoutAddress(addresses: readonly string[]): string[] {
  const pattern = (page: string) => new RegExp(`^${page.replace(/\$\w+/g, '[^/]+')}$`)
  const ranked = pages.toSorted((one, other) => Number(one.includes('$')) - Number(other.includes('$')))
  const reached = new Set(addresses.map((address) => ranked.find((page) => pattern(page).test(address))))
  return pages.filter((page) => !reached.has(page))
}

test('finds pages to check', () => {
  expect(pages).toContain('/ordens-de-servico/$orderNumber')
})

test('every page has a budget for its first load', () => {
  const missing = findPagesWithoutAddress(routeBudgets.map(({ path }) => path))
  expect(missing, 'Add a line for each to tooling/size/route-budgets.ts; pnpm size:web says what it weighs').toEqual([])
})

test('every page has a story', () => {
  const stories = listFiles('apps/web/src/stories', /\.stories\.tsx$/)
    .map(readTracked)
    .join('\n')
  const addresses = [...stories.matchAll(/path: ['`]([^'`?]+)/g)].map(([, address = '']) => address)
  expect(
    findPagesWithoutAddress(addresses),
    'Add a story of each page, and of each of its states, to apps/web/src/stories',
  ).toEqual([])
})
