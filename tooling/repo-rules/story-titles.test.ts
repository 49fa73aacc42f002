import { expect, test } from 'vitest'
import { filesIn, read } from './tracked-files.ts'

const home = 'packages/ui/src/components'
/** Each component's folder with the title of its stories, which is what the search of Storybook looks through. */
const titles = new Map(
  filesIn(home, /\.stories\.tsx$/).map((path) => [
    path.split('/')[4] ?? '',
    /^ {2}title: '([^']*)'/m.exec(read(path))?.[1] ?? '',
  ]),
)

/** Group, English name and Portuguese name: one to four words in lower case. */
const form = /^[A-Z]\w+\/([A-Z]\w+) \((\p{Ll}[\p{Ll}-]*(?: \p{Ll}[\p{Ll}-]*){0,3})\)$/u

const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

test('there are titles to look at', () => {
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
