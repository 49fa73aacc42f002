import { expect, test } from 'vitest'
import { componentFiles, placeholders } from '../scaffold/component-files.ts'
import { listFiles, readTracked, trackedFiles } from './tracked-files.ts'

const home = 'packages/ui/src/components'
const names = [...new Set(listFiles(home).map((path) => path.split('/')[4] ?? ''))]

const importsCva = (path: string) => /from 'class-variance-authority'/.test(readTracked(path))

test('finds components to check', () => {
  expect(names).toContain('button')
})

test.each(names)('the folder of %s is complete', (name) => {
  const expected = [`${name}.tsx`, `${name}.stories.tsx`, `${name}.test.tsx`, `${name}.mdx`, 'index.ts']
  expect(expected.filter((file) => !trackedFiles.includes(`${home}/${name}/${file}`))).toEqual([])
})

/** The scaffold placeholders that are still in a file. */
const findPlaceholders = (text: string) => Object.values(placeholders).filter((words) => text.includes(words))

test('no component contains scaffold placeholders', () => {
  const left = listFiles(home).flatMap((path) =>
    findPlaceholders(readTracked(path)).map((words) => `${path}: ${words}`),
  )
  expect(left).toEqual([])
})

test('the scaffold writes each placeholder', () => {
  const texts = Object.values(componentFiles('progress-ring')).join('\n')
  expect(findPlaceholders(texts)).toEqual(Object.values(placeholders))
})

const guideHeadings = ['When', 'When not', 'Anatomy', 'Props', 'Accessibility', "Do and don't"]

test.each(names)('the guide of %s has the sections of all guides, in their order', (name) => {
  const guide = readTracked(`${home}/${name}/${name}.mdx`)
  expect([...guide.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(guideHeadings)
})

/** The parts of a component that have props of their own, without the part that its stories show. */
function listPartsWithProps(name: string): string[] {
  const shown = /^ {2}component: \w+\.(\w+),$/m.exec(readTracked(`${home}/${name}/${name}.stories.tsx`))?.[1]
  const code = listFiles(`${home}/${name}`, /\.tsx?$/)
    .map(readTracked)
    .join('\n')
  return [...readTracked(`${home}/${name}/index.ts`).matchAll(/(\w+) as (\w+)Props\b/g)]
    .filter(([, type = '', part]) => part !== shown && code.includes(`interface ${type} `))
    .map(([, , part = '']) => part)
}

test.each(names.filter((name) => listPartsWithProps(name).length > 0))(
  'the guide of %s has a table of the props of each part',
  (name) => {
    const guide = readTracked(`${home}/${name}/${name}.mdx`)
    const listed = [...guide.matchAll(/<ArgTypes of=\{\w+\.(\w+)\} \/>/g)].map(([, part]) => part)
    expect(listPartsWithProps(name).filter((part) => !listed.includes(part))).toEqual([])
  },
)

const picturesFolder = 'packages/ui/src/foundations/do-dont'
const withoutPictures = ['do-dont.tsx', 'overlay-pictures.tsx']
const withPictures = listFiles(picturesFolder)
  .map((path) => path.slice(picturesFolder.length + 1))
  .filter((file) => !withoutPictures.includes(file) && !file.endsWith('.test.tsx'))
  .map((file) => file.replace('.tsx', ''))

/** The last section of the guide of a component. */
const readDoDont = (name: string) => readTracked(`${home}/${name}/${name}.mdx`).split("## Do and don't")[1] ?? ''

test.each(names)('the guide of %s has pictures or a table below "Do and don\'t"', (name) => {
  expect(readDoDont(name)).toMatch(/^<DoDont>$|^\| Do \| Don't \|$/m)
})

test.each(withPictures)(
  'the guide of %s shows each of its pictures once, each "Do" followed by its "Don\'t"',
  (name) => {
    const shown = [...readDoDont(name).matchAll(/^ {2}<(Do|Dont) of=\{Pictures\.(\w+)\}>(.+)<\/\1>$/gm)]
    const declared = readTracked(`${picturesFolder}/${name}.tsx`).matchAll(/^export const (\w+)/gm)
    expect(shown.map(([, side]) => side)).toEqual(shown.map((_, index) => (index % 2 === 0 ? 'Do' : 'Dont')))
    expect(shown.length % 2).toBe(0)
    expect(shown.map(([, , picture]) => picture).sort()).toEqual([...declared].map(([, picture]) => picture).sort())
  },
)

/** The components whose correct use is seen rather than described. */
const mostUsed = [
  ['alert', 'avatar', 'badge', 'bar-chart', 'button', 'card', 'checkbox', 'combobox', 'confirm-dialog', 'data-table'],
  ['date-field', 'dialog', 'drawer', 'dropdown-menu', 'empty-state', 'field', 'file-drop', 'line-chart', 'loader'],
  ['masked-field', 'page-header', 'pagination', 'radio-group', 'select', 'skeleton', 'stacked-bar-chart', 'stat-card'],
  ['switch', 'tab-nav', 'tabs', 'text-field', 'timeline', 'toaster', 'tooltip'],
].flat()

test('the guides of the most used components have pictures', () => {
  expect(mostUsed.filter((name) => !withPictures.includes(name))).toEqual([])
})

/** The components that take no focus: they show content, or arrange other components. */
const withoutKeys = [
  ['alert', 'avatar', 'badge', 'card', 'description-list', 'empty-state', 'error-state', 'field', 'grid'],
  ['heading', 'inline', 'kbd', 'load-bar', 'loader', 'locale-provider', 'logo', 'marked-text', 'page-header'],
  ['print-sheet', 'progress-bar', 'prose', 'qr-code', 'relative-time', 'section', 'separator', 'skeleton', 'stack'],
  ['stat-card', 'status-badge', 'status-hero', 'stepper', 'text', 'theme-scope', 'timeline', 'tracking-steps'],
  ['visually-hidden'],
].flat()

test('the guide of each component that takes the focus has a table of its keys', () => {
  const hasKeys = (name: string) => /^\| Key +\|/m.test(readTracked(`${home}/${name}/${name}.mdx`))
  expect(names.filter((name) => !hasKeys(name)).sort()).toEqual(withoutKeys.sort())
})

test('class maps are declared only in *.variants.ts', () => {
  const users = listFiles('packages/ui/src', /\.tsx?$/).filter(importsCva)
  expect(users.filter((path) => !path.endsWith('.variants.ts') && !path.endsWith('/cn.ts'))).toEqual([])
})

test('no class map is public', () => {
  const reports = listFiles('packages/ui', /\.api\.md$/)
    .map(readTracked)
    .join('\n')
  const maps = listFiles(home, /\.variants\.ts$/).flatMap((path) => [
    ...readTracked(path).matchAll(/^export const (\w+)/gm),
  ])
  expect(maps.map(([, name = '']) => name).filter((name) => reports.includes(`const ${name}: `))).toEqual([])
})

test('*.variants.ts files do not render', () => {
  const withReact = trackedFiles.filter(
    (path) => path.endsWith('.variants.ts') && /from 'react'/.test(readTracked(path)),
  )
  expect(withReact).toEqual([])
})

test('exactly one entry point exports each component', () => {
  const statements = listFiles('packages/ui/src', /^packages\/ui\/src\/[\w-]+\.ts$/).flatMap((path) => [
    ...readTracked(path).matchAll(/ from '\.\/components\/([\w-]+)\/index\.ts'/g),
  ])
  expect(statements.map(([, name]) => name).sort()).toEqual([...names].sort())
})
