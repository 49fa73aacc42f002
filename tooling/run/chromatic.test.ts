import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

test('pnpm chromatic explains a missing token before it builds anything', () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env
  const { status, stderr } = spawnSync(process.execPath, [resolve(import.meta.dirname, 'chromatic.ts')], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('CHROMATIC_PROJECT_TOKEN is not set')
})
