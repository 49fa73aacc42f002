import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

test('every folder with component classes is a Tailwind source', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'exclusive.css'), 'utf8')
  const read = [...sheet.matchAll(/^@source "\.\.\/([\w-]+)";$/gm)].map(([, room]) => room)
  const published = globSync('{components,chart,lib}/**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !/\.(stories|test)\./.test(file),
  )
  const imported = published.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/from '(?:\.\.\/)+([\w-]+)\/[^']+'/g)].map(
      ([, room]) => room,
    ),
  )
  const hasClasses = (room = '') =>
    globSync(`${room}/**/*.tsx`, { cwd: source }).some((file) =>
      readFileSync(join(source, file), 'utf8').includes('className='),
    )
  const folders = [...new Set(imported)].filter(hasClasses)
  expect(read).toEqual(expect.arrayContaining(folders))
  expect(folders).toContain('chart')
})
