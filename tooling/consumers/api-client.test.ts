import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from './bundle.ts'
import { installPackage } from './consumer.ts'

const folder = mkdtempSync(join(tmpdir(), 'malote-consumer-api-client-'))

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  await installPackage(folder, 'api-client')
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** @returns the code of a bundle with this line as its only content. */
const bundleCode = async (line: string) => (await bundle(folder, line)).map(({ code }) => code).join('')

const endpointsIn = (code: string) => [...new Set(code.match(/(?<=\bid:["'`])[a-z]\w+\.[a-z]\w+/gi))]

test('the bundle of one endpoint contains no other endpoint and no examples', async () => {
  const code = await bundleCode("export { createClient, mapTiles } from '@malote/api-client'")
  expect(endpointsIn(code)).toEqual(['mapTiles.get'])
  expect(code).not.toContain('Mariana Albuquerque')
})

test('the main entry contains every endpoint, and the examples are only in their separate entry', async () => {
  const everything = await bundleCode("export { endpoints } from '@malote/api-client'")
  expect(endpointsIn(everything).length).toBeGreaterThan(100)
  expect(everything).not.toContain('Mariana Albuquerque')
  expect(await bundleCode("export { examples } from '@malote/api-client/examples'")).toContain('Mariana Albuquerque')
})
