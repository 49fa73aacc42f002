import { expect, test } from 'vitest'
import { listFiles, readTracked } from './tracked-files.ts'

const folder = 'docs/decisions/'
const index = readTracked(`${folder}README.md`)
const files = listFiles('docs/decisions', /\/\d{4}-[^/]+\.md$/)

test('the index lists every decision once, with its title', () => {
  const listed = [...index.matchAll(/^- \[(.+)\]\((\d{4}-.+\.md)\)$/gm)].map(([, title, file]) => `${file}: ${title}`)
  const expected = files.map((path) => {
    const [heading = ''] = readTracked(path).split('\n')
    return `${path.slice(folder.length)}: ${heading.replace('# ', '')}`
  })
  expect(files.length).toBeGreaterThan(0)
  expect(listed.sort()).toEqual(expected.sort())
})

test('each number is used by one decision', () => {
  const numbers = files.map((path) => path.slice(folder.length, folder.length + 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})

test.each(files)('%s has its number, a status, a date and the required sections', (path) => {
  const text = readTracked(path)
  const number = path.slice(folder.length, folder.length + 4)
  expect(text).toMatch(
    new RegExp(`^# ${number} .+\\n\\n- Status: (?:Accepted|Superseded by \\d{4})\\n- Date: \\d{4}-\\d{2}-\\d{2}\\n\\n`),
  )
  expect(
    [...text.matchAll(/^## (.+)$/gm)].map(([, section]) => section).filter((section) => section !== 'Alternatives'),
  ).toEqual(['Context', 'Decision', 'Consequences'])
})
