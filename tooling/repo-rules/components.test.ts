import { expect, test } from 'vitest'
import { componentFiles, placeholders } from '../scaffold/component-files.ts'
import { filesIn, read, trackedFiles } from './tracked-files.ts'

const home = 'packages/ui/src/components'
const names = [...new Set(filesIn(home).map((path) => path.split('/')[4] ?? ''))]

const importsCva = (path: string) => /from 'class-variance-authority'/.test(read(path))

test('there are components to look at', () => {
  expect(names).toContain('button')
})

test.each(names)('the folder of %s is complete', (name) => {
  const expected = [`${name}.tsx`, `${name}.stories.tsx`, `${name}.test.tsx`, `${name}.mdx`, 'index.ts']
  expect(expected.filter((file) => !trackedFiles.includes(`${home}/${name}/${file}`))).toEqual([])
})

/** What a file still has of the scaffold. */
const unsaid = (text: string) => Object.values(placeholders).filter((words) => text.includes(words))

test('nothing is left of what the scaffold says in place of the author', () => {
  const left = filesIn(home).flatMap((path) => unsaid(read(path)).map((words) => `${path}: ${words}`))
  expect(left).toEqual([])
})

test('the scaffold says each of those words', () => {
  const texts = Object.values(componentFiles('progress-ring')).join('\n')
  expect(unsaid(texts)).toEqual(Object.values(placeholders))
})

const guideHeadings = ['When', 'When not', 'Anatomy', 'Props', 'Accessibility', "Do and don't"]

test.each(names)('the guide of %s has the sections of all guides, in their order', (name) => {
  const guide = read(`${home}/${name}/${name}.mdx`)
  expect([...guide.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(guideHeadings)
})

test('class maps are declared in *.variants.ts alone', () => {
  const users = filesIn('packages/ui/src', /\.tsx?$/).filter(importsCva)
  expect(users.filter((path) => !path.endsWith('.variants.ts') && !path.endsWith('/cn.ts'))).toEqual([])
})

test('a *.variants.ts renders nothing', () => {
  const withReact = trackedFiles.filter((path) => path.endsWith('.variants.ts') && /from 'react'/.test(read(path)))
  expect(withReact).toEqual([])
})

test('every component is offered by the front door', () => {
  const doors = ['packages/ui/src/index.ts', 'packages/ui/src/experimental.ts'].filter((path) =>
    trackedFiles.includes(path),
  )
  const offered = doors.map(read).join('\n')
  expect(names.filter((name) => !offered.includes(`/components/${name}/index.js'`))).toEqual([])
})
