import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as icons from './icons.gen.ts'

test('every icon is used', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.stories.'))
    .map((path) => readFileSync(`${folder}${path}`, 'utf8'))
    .filter((text) => text.includes('icons.gen.ts'))
  expect(Object.keys(icons).filter((name) => !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([])
})
