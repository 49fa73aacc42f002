import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dependenciesPage } from '../docs/dependencies.ts'
import { readTracked, trackedFiles } from '../repo-rules/tracked-files.ts'

const root = resolve(import.meta.dirname, '../..')
const depcruise = resolve(root, 'node_modules/.bin/depcruise')

function cruise(cwd: string): ICruiseResult {
  const argv = ['--config', resolve(root, '.dependency-cruiser.mjs'), '--output-type', 'json', 'apps', 'packages']
  // The exit code is the number of violations, so it is ignored.
  const { stdout, stderr } = spawnSync(depcruise, argv, { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout)
  return JSON.parse(stdout)
}

/** One forbidden import per rule. */
const planted: Record<string, { from: string; imports: string; to: string }> = {
  'no-unresolvable': { from: 'apps/web/src/app/unresolvable.ts', imports: './nowhere.ts', to: './nowhere.ts' },
  'no-circular': { from: 'apps/web/src/app/first.ts', imports: './second.ts', to: 'apps/web/src/app/second.ts' },
  'packages-not-to-apps': {
    from: 'packages/ui/src/upwards.ts',
    imports: '../../../apps/web/src/main.ts',
    to: 'apps/web/src/main.ts',
  },
  'apps-not-to-other-apps': {
    from: 'apps/web/src/app/other.ts',
    imports: '../../../api/src/app.ts',
    to: 'apps/api/src/app.ts',
  },
  'packages-by-entry-points': {
    from: 'apps/web/src/app/window.ts',
    imports: '../../../../packages/ui/src/button.ts',
    to: 'packages/ui/src/button.ts',
  },
  'contract-only-zod': {
    from: 'packages/api-client/src/contract/orders.ts',
    imports: '../client.ts',
    to: 'packages/api-client/src/client.ts',
  },
  'api-client-not-to-views': {
    from: 'packages/api-client/src/hook.ts',
    imports: 'react',
    to: 'node_modules/react/index.js',
  },
  'fixtures-only-for-demo-and-tests': {
    from: 'apps/api/src/app.ts',
    imports: '@malote/fixtures',
    to: 'packages/fixtures/src/index.ts',
  },
  'ui-not-to-data-libraries': { from: 'packages/ui/src/form.ts', imports: 'zod', to: 'node_modules/zod/index.js' },
  'ui-lib-not-to-components': {
    from: 'packages/ui/src/lib/frame.ts',
    imports: '../components/box/box.ts',
    to: 'packages/ui/src/components/box/box.ts',
  },
  'features-not-to-routes': {
    from: 'apps/web/src/features/orders/back.ts',
    imports: '../../routes/index.ts',
    to: 'apps/web/src/routes/index.ts',
  },
  'features-not-to-other-features': {
    from: 'apps/web/src/features/orders/friend.ts',
    imports: '../order-detail/page.ts',
    to: 'apps/web/src/features/order-detail/page.ts',
  },
  'order-features-to-orders': {
    from: 'apps/web/src/features/courier/friend.ts',
    imports: '../order-detail/page.ts',
    to: 'apps/web/src/features/order-detail/page.ts',
  },
  'web-lib-not-to-screens': {
    from: 'apps/web/src/lib/http/back.ts',
    imports: '../../features/users/view.ts',
    to: 'apps/web/src/features/users/view.ts',
  },
  'web-components-not-to-features': {
    from: 'apps/web/src/components/card.ts',
    imports: '../features/users/view.ts',
    to: 'apps/web/src/features/users/view.ts',
  },
  'features-not-to-app': {
    from: 'apps/web/src/features/orders/up.ts',
    imports: '../../app/second.ts',
    to: 'apps/web/src/app/second.ts',
  },
  'api-modules-by-index': {
    from: 'apps/api/src/modules/orders/orders.service.ts',
    imports: '../users/users.service.ts',
    to: 'apps/api/src/modules/users/users.service.ts',
  },
  'api-modules-by-index-from-outside': {
    from: 'apps/api/src/app.ts',
    imports: './modules/users/users.service.ts',
    to: 'apps/api/src/modules/users/users.service.ts',
  },
  'sql-only-from-services': {
    from: 'apps/api/src/modules/users/users.routes.ts',
    imports: './users.sql.ts',
    to: 'apps/api/src/modules/users/users.sql.ts',
  },
  'api-domain-pure': { from: 'apps/api/src/domain/late.ts', imports: '../app.ts', to: 'apps/api/src/app.ts' },
  'api-http-only-from-routes': {
    from: 'apps/api/src/modules/users/names.ts',
    imports: '../../platform/http/route.ts',
    to: 'apps/api/src/platform/http/route.ts',
  },
  'services-not-to-http': {
    from: 'apps/api/src/modules/users/users.service.ts',
    imports: 'fastify',
    to: 'node_modules/fastify/index.js',
  },
  'not-to-tests': { from: 'apps/api/src/main.ts', imports: './app.test.ts', to: 'apps/api/src/app.test.ts' },
}

/** Imports that resemble the forbidden ones and violate no rule. */
const allowed: Record<string, string[]> = {
  'apps/web/src/app/second.ts': ['./first.ts'],
  'apps/web/src/features/users/view.ts': ['../session/me.ts', '@malote/ui', '@malote/api-client', 'zod'],
  'apps/web/src/features/order-detail/page.ts': ['../orders/status.ts', '../session/me.ts'],
  'apps/web/src/features/orders/status.ts': ['../session/me.ts'],
  'apps/web/src/features/session/me.ts': [],
  'apps/web/src/routes/index.ts': ['../features/users/view.ts'],
  'apps/web/src/main.ts': ['./routes/index.ts'],
  'apps/api/src/app.test.ts': ['./modules/users/index.ts', '@malote/api-client/contract'],
  'apps/api/src/modules/users/users.test.ts': ['./users.sql.ts'],
  'apps/api/src/modules/users/index.ts': ['./users.routes.ts'],
  'apps/api/src/modules/users/users.sql.ts': [],
  'apps/api/src/domain/hours.ts': ['@malote/api-client/contract'],
  'apps/api/src/platform/http/route.ts': ['fastify'],
  'apps/api/src/modules/orders/order-page.ts': ['../../platform/http/route.ts'],
  'apps/api/src/modules/orders/orders.routes.ts': [
    './orders.service.ts',
    '../users/index.ts',
    '../../platform/http/route.ts',
    'fastify',
  ],
  'packages/ui/src/button.ts': ['react', '@tanstack/react-virtual'],
  'packages/ui/src/index.ts': ['./button.ts'],
  'packages/ui/src/components/box/box.ts': ['../../lib/join.ts'],
  'packages/ui/src/lib/join.ts': [],
  'packages/fixtures/src/index.ts': [],
  'apps/api/src/demo/seed.ts': ['@malote/fixtures'],
  'packages/api-client/src/client.ts': ['./contract/index.ts', 'zod'],
  'packages/api-client/src/index.ts': ['./client.ts'],
  'packages/api-client/src/contract/index.ts': ['zod'],
}

describe('in a folder with one forbidden import per rule', () => {
  const folder = mkdtempSync(join(tmpdir(), 'malote imports '))
  let result: ICruiseResult

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { flag: 'a' })
  }
  const link = (name: string, entries: Record<string, string>) => {
    const exports = Object.fromEntries(
      Object.entries(entries).map(([entry, file]) => [entry, { '@malote/source': file }]),
    )
    write(`packages/${name}/package.json`, JSON.stringify({ name: `@malote/${name}`, exports }))
    mkdirSync(join(folder, 'node_modules/@malote'), { recursive: true })
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@malote', name))
  }

  beforeAll(() => {
    for (const name of ['zod', 'react', 'fastify', '@tanstack/react-virtual']) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: './index.js' }))
      write(`node_modules/${name}/index.js`, '')
    }
    link('ui', { '.': './src/index.ts' })
    link('fixtures', { '.': './src/index.ts' })
    link('api-client', { '.': './src/index.ts', './contract': './src/contract/index.ts' })
    for (const [from, imports] of Object.entries(allowed)) {
      write(from, imports.map((name) => `import '${name}'\n`).join(''))
    }
    for (const { from, imports } of Object.values(planted)) write(from, `import '${imports}'\n`)
    result = cruise(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('every rule has a planted violation', () => {
    const rules = result.summary.ruleSetUsed?.forbidden ?? []
    expect(Object.keys(planted).sort()).toEqual(rules.map(({ name }) => name).sort())
  })

  test.each(Object.entries(planted))('reports the planted violation of %s', (rule, { from, to }) => {
    const violations = result.summary.violations
      .filter((violation) => violation.rule.name === rule)
      .map((violation) => `${violation.from} → ${violation.to}`)
    expect(violations).toContain(`${from} → ${to}`)
  })

  test('reports no allowed import', () => {
    const files = new Set(Object.values(planted).map(({ from }) => from))
    expect(result.summary.violations.filter(({ from }) => !files.has(from))).toEqual([])
  })
})

describe('in this repository', () => {
  let result: ICruiseResult
  let edges: Set<string>
  beforeAll(() => {
    const getPackage = (path: string) => /^(apps|packages)\/[^/]+/.exec(path)?.[0] ?? path
    result = cruise(root)
    edges = new Set(
      result.modules.flatMap((module) =>
        module.dependencies.map(({ resolved }) => `${getPackage(module.source)} → ${resolved}`),
      ),
    )
  }, 180_000)

  test('no import breaks a rule', () => {
    const { violations } = result.summary
    expect(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  })

  test('docs/dependencies.md matches the imports', async () => {
    const page = await dependenciesPage(result)
    expect(readTracked('docs/dependencies.md'), 'docs/dependencies.md is stale: run pnpm docs:generate').toBe(page)
  })

  test('docs/architecture.md names every top folder of the sources', () => {
    const folders = trackedFiles.flatMap((path) => /^(?:apps|packages)\/[^/]+\/src\/[^/]+(?=\/)/.exec(path)?.[0] ?? [])
    const page = readTracked('docs/architecture.md')
    expect([...new Set(folders)].filter((folder) => !page.includes(`\`${folder}\``))).toEqual([])
  })

  // A cruiser that cannot parse the sources reports no violations either.
  test.each([
    'apps/web → packages/api-client/src/index.ts',
    'apps/web → packages/ui/src/index.ts',
    'apps/api → packages/api-client/src/contract/index.ts',
    'packages/ui → packages/ui/src/lib/cn.ts',
  ])('the cruiser reports %s', (edge) => {
    expect(edges).toContain(edge)
  })
})
