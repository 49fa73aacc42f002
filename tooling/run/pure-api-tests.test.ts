import { describe, expect, test } from 'vitest'
import { needsApiProject, pureApiTests } from './pure-api-tests.ts'

const files: Record<string, string> = {
  'apps/api/test/database.ts': "import { inject } from 'vitest'\nconst server = inject('databaseServer')",
  'apps/api/test/test-app.ts': "import { createDatabase } from './database.ts'\nimport { request } from './orders.ts'",
  'apps/api/test/orders.ts': "import type { TestApp } from './test-app.ts'",
  'apps/api/src/db.test.ts': "import { createDatabase } from '../test/database.ts'",
  'apps/api/src/app.test.ts': "import { createTestApp } from '../test/test-app.ts'",
  'apps/api/src/lines.test.ts': "import {\n  createTestApp,\n} from '../test/test-app.ts'",
  'apps/api/src/process.test.ts': "import { spawn } from 'node:child_process'",
  'apps/api/src/server.test.ts': 'await app.listen({ port: 0 })',
  'apps/api/src/server-build.test.ts': "import { buildApp } from './app.ts'",
  'apps/api/src/mock.test.ts': "vi.mock('node:timers')",
  'apps/api/src/cursor.test.ts': "import { readCursor } from './cursor.ts'\nawait app.inject('/')",
  'apps/api/test/types.test.ts': "import { request } from './orders.ts'",
}
const read = (path: string): string => files[path] ?? ''

describe('a test of the API', () => {
  test.each(['db', 'app', 'lines', 'process', 'server', 'server-build', 'mock'])(
    'runs in the project api: %s',
    (name) => {
      expect(needsApiProject(`apps/api/src/${name}.test.ts`, read)).toBe(true)
    },
  )

  test.each(['src/cursor', 'test/types'])('runs in the project unit: %s', (name) => {
    expect(needsApiProject(`apps/api/${name}.test.ts`, read)).toBe(false)
  })
})

test('the rules of the API that need no database are tested by pnpm check', () => {
  expect(pureApiTests).toEqual(
    expect.arrayContaining([
      'apps/api/src/domain/opening-hours.test.ts',
      'apps/api/src/modules/imports/parse-order.test.ts',
      'apps/api/src/modules/service-orders/create/promised-time.test.ts',
      'apps/api/src/modules/service-orders/read/order-cursor.test.ts',
      'apps/api/src/platform/config/config.test.ts',
    ]),
  )
  expect(pureApiTests).not.toContain('apps/api/test/fuzz.test.ts')
})
