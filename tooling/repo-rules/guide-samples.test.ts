import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listFiles, readTracked, root } from './tracked-files.ts'

const guides = listFiles('packages/ui', /\/(?:components\/.*\.mdx|foundations\/(?:forms|rebrand)\.mdx|README\.md)$/)
const listSamples = (path: string) =>
  [...readTracked(path).matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, sample = '']) => sample)

/** An application with the package and nothing else of this repository. */
const app = mkdtempSync(join(tmpdir(), 'malote samples '))
afterAll(() => rmSync(app, { recursive: true, force: true }))

test.each(guides)('%s contains a usage sample', (path) => {
  expect(listSamples(path).length).toBeGreaterThan(0)
})

test('every sample of a guide compiles unchanged', () => {
  symlinkSync(join(root, 'packages/ui/node_modules'), join(app, 'node_modules'))
  for (const path of guides) {
    for (const [index, sample] of listSamples(path).entries()) {
      writeFileSync(join(app, `${basename(path, extname(path))}-${index + 1}.tsx`), sample)
    }
  }
  const config = {
    extends: join(root, 'packages/ui/tsconfig.json'),
    compilerOptions: {
      paths: {
        '@malote/ui': [join(root, 'packages/ui/src/index.ts')],
        '@malote/ui/*': [join(root, 'packages/ui/src/*.ts')],
      },
      typeRoots: [join(root, 'node_modules/@types')],
      types: ['node'],
    },
    include: ['*.tsx'],
  }
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(config))
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', app], { cwd: app, encoding: 'utf8' })
  const ownErrors = stdout.split('\n').filter((line) => /^[\w-]+\.tsx\(/.test(line))
  expect(ownErrors).toEqual([])
  expect(stdout).not.toMatch(/error TS(?:5|18)\d{3}:/)
  // The compiler reads the whole design system, which is slow on a busy machine.
}, 180_000)

const forms = readTracked('packages/ui/src/foundations/forms.mdx')
const formCases = [
  ...readTracked('packages/ui/src/testing/form-cases.tsx').matchAll(/\bname: '(\w+)',\s*(isRegistered: true)?/g),
].map(([, name = '', isRegistered]) => ({ name, connection: isRegistered ? 'register' : 'Controller' }))

test('finds the controls that are tested with react-hook-form', () => {
  expect(formCases.filter(({ connection }) => connection === 'register')).toHaveLength(6)
  expect(formCases).toContainEqual({ name: 'Select', connection: 'Controller' })
})

test('every control is tested with react-hook-form', () => {
  const controls = listFiles('packages/ui/src/components', /\.stories\.tsx$/)
    .map((path) => /^ {2}title: 'Forms\/(\w+) /m.exec(readTracked(path))?.[1] ?? '')
    .filter((name) => name !== '' && name !== 'Field' && name !== 'Form')
  expect(formCases.map(({ name }) => name).sort()).toEqual(controls.sort())
})

test.each(formCases)('the page about forms and the guide of $name state $connection', ({ name, connection }) => {
  const row = forms.split('\n').find((line) => line.startsWith(`| \`${connection}\``))
  expect(row).toContain(`\`${name}\``)
  const folder = name.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase()
  const guide = guides.find((path) => path.endsWith(`/${folder}.mdx`)) ?? ''
  if (connection === 'Controller') {
    expect(readTracked(guide)).toMatch(
      /With react-hook-form use `Controller` with `onValueChange`[^\n]+foundations-forms/,
    )
  }
})
