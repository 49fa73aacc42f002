import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printDistricts } from '../scripts/print-districts.ts'

test('the districts match the packages that they come from', async () => {
  const file = readFileSync(new URL('../src/modules/postal-codes/districts.gen.ts', import.meta.url), 'utf8')
  expect(file, 'districts.gen.ts is stale: run pnpm docs:generate').toBe(await printDistricts())
})
