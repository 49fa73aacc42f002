import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertExport } from './component-files.ts'

const root = resolve(import.meta.dirname, '../..')
/** A copy of the files that the scaffold needs; installed packages are linked. */
const copy = mkdtempSync(join(tmpdir(), 'malote component '))
const components = join(copy, 'packages/ui/src/components')
const scaffold = (name: string) =>
  spawnSync(process.execPath, [join(copy, 'tooling/scaffold/new-component.ts'), name], { cwd: copy, encoding: 'utf8' })
const tool = (command: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

beforeAll(() => {
  for (const folder of ['tooling', 'packages/ui']) mkdirSync(join(copy, folder), { recursive: true })
  for (const path of [
    '.biome.json',
    '.gitignore',
    'package.json',
    'tooling/tsconfig.base.json',
    'tooling/scaffold/new-component.ts',
    'tooling/scaffold/component-files.ts',
    'packages/ui/package.json',
    'packages/ui/tsconfig.json',
    'packages/ui/src',
  ]) {
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  for (const path of ['node_modules', 'packages/ui/node_modules']) symlinkSync(join(root, path), join(copy, path))
  expect(scaffold('made-by-the-test')).toMatchObject({ status: 0 })
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a new component has the same files as existing components', () => {
  const listFiles = (name: string) => readdirSync(join(components, name)).map((file) => file.replace(name, '<name>'))
  expect(listFiles('made-by-the-test').sort()).toEqual(listFiles('badge').sort())
})

test('the entry point exports it once, and all other exports are unchanged', () => {
  const door = (folder: string) => readFileSync(join(folder, 'packages/ui/src/index.ts'), 'utf8')
  expect(door(copy).match(/\/components\/made-by-the-test\/index\.ts/g)).toHaveLength(1)
  const names = (text: string) => [...text.matchAll(/components\/([\w-]+)\//g)].map(([, name]) => name)
  expect(names(door(copy)).filter((name) => name !== 'made-by-the-test')).toEqual(names(door(root)))
})

test('the generated files pass format and lint', () => {
  expect(tool('biome', 'check', '--error-on-warnings', join(components, 'made-by-the-test'))).toMatchObject({
    status: 0,
  })
})

test('the generated files type-check, stories and tests included', () => {
  const config = { extends: './tsconfig.json', include: ['src/components/made-by-the-test', 'src/index.ts'] }
  writeFileSync(join(copy, 'packages/ui/tsconfig.new.json'), JSON.stringify(config))
  expect(tool('tsc', '-p', 'packages/ui/tsconfig.new.json')).toMatchObject({ status: 0 })
  // The compiler reads the whole design system, which is slow on a busy machine.
}, 180_000)

test('a name that exists or is not in kebab-case is rejected, and nothing is written', () => {
  expect(scaffold('badge')).toMatchObject({ status: 1, stderr: expect.stringContaining('already') })
  for (const name of ['MadeByTheTest', '../escape', '']) {
    expect(scaffold(name)).toMatchObject({ status: 1, stderr: expect.stringContaining('kebab-case') })
  }
})

test('the export of a component that sorts before all others is inserted first', () => {
  const door = "/** Public. */\n\n// Data\nexport { Badge } from './components/badge/index.ts'\n"
  expect(insertExport(door, 'avatar').indexOf('avatar')).toBeLessThan(insertExport(door, 'avatar').indexOf('badge'))
})
