import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listFiles, readTracked, root, trackedFiles } from '../repo-rules/tracked-files.ts'
import { findReferences } from './doc-references.ts'

const documents = [
  ...['README.md', 'CONTRIBUTING.md'].filter((path) => trackedFiles.includes(path)),
  ...listFiles('docs', /\.md$/),
  ...listFiles('packages', /\.mdx?$/).filter((path) => !path.endsWith('CHANGELOG.md')),
  ...listFiles('.storybook', /\.mdx?$/),
]

const manifests = trackedFiles
  .filter((path) => /(^|\/)package\.json$/.test(path))
  .map((path) => JSON.parse(readTracked(path)))
const getScripts = (workspace = 'malote'): object => manifests.find(({ name }) => name === workspace)?.scripts ?? {}

test('finds documents to check', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md']))
})

test.each(documents)('every link, path and command in %s exists', (document) => {
  const { links, paths, commands } = findReferences(readTracked(document))
  const missing = [
    ...links.filter((target) => !existsSync(join(root, dirname(document), decodeURI(target.replace(/[#?].*$/, ''))))),
    ...paths.filter((path) => !existsSync(join(root, path))),
    ...commands
      .filter(({ workspace, script }) => !(script in getScripts(workspace)))
      .map(({ script }) => `pnpm ${script}`),
  ]
  expect(missing).toEqual([])
})

describe('findReferences', () => {
  test('finds relative links', () => {
    const text = 'See [the tour](docs/tour.md#start), [web](https://example.com), [top](#top), [story](?path=/docs/a).'
    expect(findReferences(text).links).toEqual(['docs/tour.md#start'])
  })

  test('finds paths in code, up to the first placeholder', () => {
    const text =
      'Add `apps/api/src/modules/<resource>/` and `tooling/run.mjs`; `src/index.ts` is not from the root, `apps/web/dist` is built.'
    expect(findReferences(text).paths).toEqual(['apps/api/src/modules/', 'tooling/run.mjs'])
  })

  test("finds commands of the workspace and of its packages, but not pnpm's built-in commands", () => {
    const text = '```sh\npnpm check && npm test\npnpm --filter @malote/ui build\npnpm install\n```\nor `npm run dev`'
    expect(findReferences(text).commands).toEqual([
      { script: 'check' },
      { script: 'test' },
      { workspace: '@malote/ui', script: 'build' },
      { script: 'dev' },
    ])
  })
})
