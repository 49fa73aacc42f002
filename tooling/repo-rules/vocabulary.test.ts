import { expect, test } from 'vitest'
import { readTracked as read, trackedFiles } from './tracked-files.ts'
import { findViolationsInCode, findViolationsInComments, findViolationsInDocument } from './vocabulary-violations.ts'

/** These files list the banned words themselves. */
const wordLists = ['docs/style.md', 'tooling/repo-rules/vocabulary.ts', 'tooling/repo-rules/vocabulary.test.ts']
const isCode = (path: string) => /\.(?:ts|tsx|mjs|js)$/.test(path) && !/\.gen\.tsx?$/.test(path)
const isDocument = (path: string) => /\.mdx?$/.test(path)

/** Older than the rule, and must not be edited, not even their comments: the server compares checksums. */
const landedMigrations = ['apps/api/migrations/0001-baseline.sql', 'apps/api/migrations/0004-search-newest-first.sql']
/** Other text files, of which the comments are checked. */
const hasComments = (path: string) =>
  !['pnpm-lock.yaml', ...landedMigrations].includes(path) &&
  /(?:\.(?:css|sql|ya?ml|html|sh)|^\.(?:npmrc|editorconfig|gitignore)|^Containerfile|^\.ci\/run)$/.test(path)

const checked = trackedFiles.filter(
  (path) => !wordLists.includes(path) && (isCode(path) || isDocument(path) || hasComments(path)),
)

function findViolations(path: string) {
  if (isCode(path)) return findViolationsInCode(path, read(path))
  return isDocument(path) ? findViolationsInDocument(read(path)) : findViolationsInComments(path, read(path))
}

test('comments, documents, messages, test titles and names use standard English', () => {
  expect(checked.length).toBeGreaterThan(1_500)
  const violations = checked.flatMap((path) =>
    findViolations(path).map(({ line, text, instead }) => `${path}:${line} “${text}”: ${instead}`),
  )
  expect(violations).toEqual([])
})

test.each([
  ['/** Tells whoever asked. */', 3],
  ['// Nobody stands beside it.', 3],
  ["test('a refusal is told apart', () => {})", 2],
  ["test.each([1])('nobody %s', () => {})", 1],
  ["test.each([['what stands here', 1], ['who asks', 2]])('rejects %s', () => {})", 2],
  ["log.warn({ err }, 'nobody stands here')", 2],
  ["throw new Error('the answer is missing')", 1],
  ["const rows = ['a refusal'] as const; test.each(rows)('%s', () => {})", 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source code of a test with a template.
  ['test(`the ${role} is told`, () => {})', 1],
  ['const statusOf = (order) => order.status', 1],
  ['function rowsOf(table) {}', 1],
  ['const refusedAnswer = 1', 2],
  ['function tellRequester(household: string) {}', 2],
  ['interface Surroundings {}', 1],
  ['const own = 1, foundOrders = 2', 1],
  ['function list(kept: string[], isKnown: boolean) {}', 1],
])('finds the banned words of %s', (code, count) => {
  expect(findViolationsInCode('file.ts', code)).toHaveLength(count)
})

test('accepts names and quotations of other languages and libraries', () => {
  expect(
    findViolationsInCode(
      'file.ts',
      "/** Uses `askAnew`. */ const label = 'told'; call({ tell: 1 }); function oneOf() {}",
    ),
  ).toEqual([])
  expect(findViolationsInDocument('Run `tell` and read "what it said".\n```sh\nanswer\n```')).toEqual([])
})

test('finds the banned words of a document with their line', () => {
  expect(findViolationsInDocument('# Title\n\nFeatures are strangers.')).toMatchObject([{ line: 3, text: 'strangers' }])
})

test.each([
  ['style.css', 'a {}\n/* Nobody\n   stands here */', [2, 3]],
  ['script.sql', "select 'nobody' -- told\n/* asks */", [1, 2]],
  ['page.html', '<p>nobody</p>\n<!-- whoever -->', [2]],
  ['ci.yml', "run: 'nobody#says'\n# as anybody else", [2]],
  ['.ci/run', '#!/bin/sh\nexec nobody # anew', [2]],
])('finds the banned words in the comments of %s', (path, text, lines) => {
  expect(findViolationsInComments(path, text).map(({ line }) => line)).toEqual(lines)
})
