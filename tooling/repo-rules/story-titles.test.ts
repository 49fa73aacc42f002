import { expect, test } from 'vitest'
import { listFiles, readTracked } from './tracked-files.ts'

const home = 'packages/ui/src/components'
/** The title of the stories of each component folder; Storybook searches these titles. */
const titles = new Map(
  listFiles(home, /\.stories\.tsx$/).map((path) => [
    path.split('/')[4] ?? '',
    /^ {2}title: '([^']*)'/m.exec(readTracked(path))?.[1] ?? '',
  ]),
)

/** Group, English name and Portuguese name: one to four lower-case words. */
const form = /^[A-Z]\w+\/([A-Z]\w+) \((\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,3})\)$/u

const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

test('finds titles to check', () => {
  expect(titles.get('button')).toBe('Actions/Button (botão)')
})

test('every component is found by its English and its Portuguese name', () => {
  const wrong = [...titles].filter(([name, title]) => form.exec(title)?.[1] !== pascalCase(name))
  expect(wrong).toEqual([])
})

test('no two components share a Portuguese name', () => {
  const names = [...titles.values()].map((title) => form.exec(title)?.[2] ?? title)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
