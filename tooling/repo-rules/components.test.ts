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

/** The components that take no focus: they show content, or arrange other components. */
const withoutKeys = [
  ['alert', 'avatar', 'badge', 'card', 'description-list', 'empty-state', 'error-state', 'field', 'grid'],
  ['header', 'heading', 'inline', 'kbd', 'loader', 'locale-provider', 'logo', 'marked-text', 'page-header'],
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
