import { expect, test } from 'vitest'
import { readTracked } from '../repo-rules/tracked-files.ts'
import { errorCodesPage } from './error-codes.ts'

test('docs/error-codes.md matches the contract', () => {
  expect(readTracked('docs/error-codes.md'), 'docs/error-codes.md is stale: run pnpm docs:generate').toBe(
    errorCodesPage(),
  )
})
