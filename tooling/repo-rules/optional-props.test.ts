import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Whether the type already includes `undefined`. */
const acceptsUndefined = (type: ts.TypeNode) =>
  (ts.isUnionTypeNode(type) ? [...type.types] : [type]).some((part) =>
    ['undefined', 'unknown', 'any', 'ReactNode'].includes(part.getText()),
  )

/** The optional properties of a file that do not accept `undefined`. */
function findStrictOptionalProps(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(resolve(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
  const violations: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertySignature(node) && node.questionToken && node.type && !acceptsUndefined(node.type)) {
      violations.push(`${path}: ${node.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return violations
}

test('an optional prop of the design system accepts undefined, for consumers with exactOptionalPropertyTypes', () => {
  const files = globSync('packages/ui/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(test|stories)\.|\/(testing|foundations|patterns)\//.test(path),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(findStrictOptionalProps)).toEqual([])
})
