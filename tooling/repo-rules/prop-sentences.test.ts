import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const apiReport = globSync('packages/ui/*.api.md', { cwd: root })
  .map((path) => readFileSync(resolve(root, path), 'utf8'))
  .join('\n')
const publicInterfaces = new Set(
  [...apiReport.matchAll(/^(?:export )?interface (\w+)/gm)].map(([, name]) => name ?? ''),
)

/** Whether a property has a docstring with a sentence. Tags alone, such as `@default`, are no sentence. */
const hasSentence = (property: ts.PropertySignature) =>
  ts
    .getJSDocCommentsAndTags(property)
    .some((doc) => ts.isJSDoc(doc) && (ts.getTextOfJSDocComment(doc.comment) ?? '').trim() !== '')

/** The properties of interfaces of the public API that have no sentence. */
function findPropsWithoutSentence(path: string, text: string, names: ReadonlySet<string>): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return source.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .filter(({ name }) => names.has(name.text))
    .flatMap(({ name, members }) =>
      members
        .filter((member) => ts.isPropertySignature(member))
        .filter((member) => !hasSentence(member))
        .map((member) => `${path}: ${name.text}.${member.name.getText()}`),
    )
}

test('finds a prop without a sentence', () => {
  const sample =
    'interface P {\n  /** What it does. */\n  a: string\n  /** @default 1 */\n  b?: number\n  c?: number\n}'
  expect(findPropsWithoutSentence('p.ts', sample, new Set(['P']))).toEqual(['p.ts: P.b', 'p.ts: P.c'])
  expect(findPropsWithoutSentence('p.ts', sample, new Set())).toEqual([])
})

test('every prop of the public API of the design system has a sentence', () => {
  expect(publicInterfaces.size).toBeGreaterThan(100)
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(test|stories)\.|\/(testing|foundations|patterns)\//.test(path),
  )
  expect(
    files.flatMap((path) =>
      findPropsWithoutSentence(path, readFileSync(resolve(root, path), 'utf8'), publicInterfaces),
    ),
  ).toEqual([])
})
