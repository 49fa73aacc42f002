import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { otherNames } from '../../.storybook/other-names.ts'
import { listFiles } from '../repo-rules/tracked-files.ts'
import { type OpenStorybook, openStorybook, storybookFolder } from './open-storybook.ts'

const components = [...new Set(listFiles('packages/ui/src/components').map((path) => path.split('/')[4] ?? ''))]
let storybook: OpenStorybook
let page: Page

beforeAll(async () => {
  storybook = await openStorybook()
  page = await storybook.browser.newPage({ reducedMotion: 'reduce' })
  await page.goto(storybook.toUrl(''))
}, 120_000)
afterAll(() => storybook?.close())

test('the built index contains a guide of every component with its other names', () => {
  const { entries } = JSON.parse(readFileSync(resolve(storybookFolder, 'index.json'), 'utf8'))
  const guides = Object.values(entries as Record<string, { importPath: string; anchors?: { title: string }[] }>)
  const missing = components.filter((name) => {
    const guide = guides.find(({ importPath }) => importPath.endsWith(`/components/${name}/${name}.mdx`))
    const words = new Set(guide?.anchors?.map(({ title }) => title))
    return !guide || !(otherNames[name] ?? []).every((word) => words.has(word))
  })
  expect(missing).toEqual([])
})

test('no other name is of a missing component', () => {
  expect(Object.keys(otherNames).filter((name) => !components.includes(name))).toEqual([])
})

test.each([
  ['modal', 'Dialog'],
  ['datepicker', 'DateField'],
  ['accordion', 'Disclosure'],
  ['snackbar', 'Toaster'],
  ['autocomplete', 'Combobox'],
  ['spinner', 'Loader'],
  ['calendar', 'DateField'],
  ['notification', 'Toaster'],
  ['botao', 'Button'],
  ['situacao', 'StatusBadge'],
  ['notificação', 'Toaster'],
  ['notificacao', 'Toaster'],
  ['calendario', 'DateField'],
])('the search for "%s" finds %s', async (words, component) => {
  await page.locator('#storybook-explorer-searchfield').fill(words)
  await expect.poll(() => page.getByRole('listbox').textContent()).toContain(component)
})
