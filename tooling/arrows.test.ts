import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { arrowsBetween, beyond, drawingIn, type Import, isShipped, knownModules, moduleRows } from './architecture.ts'
import { filesIn, read, trackedFiles } from './repo-rules/tracked-files.ts'

type Edge = { module: string; resolved: string }
type Cruise = {
  modules: { source: string; dependencies: Edge[] }[]
  summary: {
    violations: { rule: { name: string }; from: string; to: string }[]
    ruleSetUsed: { forbidden: { name: string }[] }
  }
}

const root = resolve(import.meta.dirname, '..')
const depcruise = resolve(root, 'node_modules/.bin/depcruise')

function cruise(cwd: string): Cruise {
  const argv = ['--config', resolve(root, '.dependency-cruiser.mjs'), '--output-type', 'json', 'apps', 'packages']
  // It ends with the number of faults it found, so its exit code says nothing here.
  const { stdout, stderr } = spawnSync(depcruise, argv, { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  if (!stdout.startsWith('{')) throw new Error(stderr || stdout)
  return JSON.parse(stdout)
}

/** One forbidden arrow for each rule: which file imports what. */
const planted: Record<string, { from: string; imports: string; to: string }> = {
  resolvable: { from: 'apps/web/src/app/lost.ts', imports: './nowhere.ts', to: './nowhere.ts' },
  'no-cycles': { from: 'apps/web/src/app/egg.ts', imports: './hen.ts', to: 'apps/web/src/app/hen.ts' },
  'packages-know-no-app': {
    from: 'packages/ui/src/upwards.ts',
    imports: '../../../apps/web/src/main.ts',
    to: 'apps/web/src/main.ts',
  },
  'apps-are-strangers': {
    from: 'apps/web/src/app/other.ts',
    imports: '../../../api/src/app.ts',
    to: 'apps/api/src/app.ts',
  },
  'packages-by-their-front-doors': {
    from: 'apps/web/src/app/window.ts',
    imports: '../../../../packages/ui/src/button.ts',
    to: 'packages/ui/src/button.ts',
  },
  'contract-is-a-leaf': {
    from: 'packages/api-client/src/contract/orders.ts',
    imports: '../client.ts',
    to: 'packages/api-client/src/client.ts',
  },
  'api-client-knows-no-view': {
    from: 'packages/api-client/src/hook.ts',
    imports: 'react',
    to: 'node_modules/react/index.js',
  },
  'ui-knows-no-data': { from: 'packages/ui/src/form.ts', imports: 'zod', to: 'node_modules/zod/index.js' },
  'ui-lib-knows-no-component': {
    from: 'packages/ui/src/lib/frame.ts',
    imports: '../components/box/box.ts',
    to: 'packages/ui/src/components/box/box.ts',
  },
  'features-know-no-route': {
    from: 'apps/web/src/features/orders/back.ts',
    imports: '../../routes/index.ts',
    to: 'apps/web/src/routes/index.ts',
  },
  'features-are-strangers': {
    from: 'apps/web/src/features/orders/friend.ts',
    imports: '../users/view.ts',
    to: 'apps/web/src/features/users/view.ts',
  },
  'web-lib-imports-no-screen': {
    from: 'apps/web/src/lib/http/back.ts',
    imports: '../../features/users/view.ts',
    to: 'apps/web/src/features/users/view.ts',
  },
  'web-components-import-no-feature': {
    from: 'apps/web/src/components/card.ts',
    imports: '../features/users/view.ts',
    to: 'apps/web/src/features/users/view.ts',
  },
  'features-import-no-app': {
    from: 'apps/web/src/features/orders/up.ts',
    imports: '../../app/hen.ts',
    to: 'apps/web/src/app/hen.ts',
  },
  'api-modules-by-their-index': {
    from: 'apps/api/src/modules/orders/orders.service.ts',
    imports: '../users/users.service.ts',
    to: 'apps/api/src/modules/users/users.service.ts',
  },
  'api-rooms-by-a-module-index': {
    from: 'apps/api/src/app.ts',
    imports: './modules/users/users.service.ts',
    to: 'apps/api/src/modules/users/users.service.ts',
  },
  'sql-only-from-a-service': {
    from: 'apps/api/src/modules/users/users.routes.ts',
    imports: './users.sql.ts',
    to: 'apps/api/src/modules/users/users.sql.ts',
  },
  'services-know-no-http': {
    from: 'apps/api/src/modules/users/users.service.ts',
    imports: 'fastify',
    to: 'node_modules/fastify/index.js',
  },
  'nothing-needs-a-test': { from: 'apps/api/src/main.ts', imports: './app.test.ts', to: 'apps/api/src/app.test.ts' },
}

/** Neighbours that break no rule: arrows that look like the forbidden ones and are meant. */
const allowed: Record<string, string[]> = {
  'apps/web/src/app/hen.ts': ['./egg.ts'],
  'apps/web/src/features/users/view.ts': ['../session/me.ts', '@malote/ui', '@malote/api-client', 'zod'],
  'apps/web/src/features/session/me.ts': [],
  'apps/web/src/routes/index.ts': ['../features/users/view.ts'],
  'apps/web/src/main.ts': ['./routes/index.ts'],
  'apps/api/src/app.test.ts': ['./modules/users/index.ts', '@malote/api-client/contract'],
  'apps/api/src/modules/users/users.test.ts': ['./users.sql.ts'],
  'apps/api/src/modules/users/index.ts': ['./users.routes.ts'],
  'apps/api/src/modules/users/users.sql.ts': [],
  'apps/api/src/modules/orders/orders.routes.ts': ['./orders.service.ts', '../users/index.ts', 'fastify'],
  'packages/ui/src/button.ts': ['react', '@tanstack/react-virtual'],
  'packages/ui/src/index.ts': ['./button.js'],
  'packages/ui/src/components/box/box.ts': ['../../lib/join.ts'],
  'packages/ui/src/lib/join.ts': [],
  'packages/api-client/src/client.ts': ['./contract/index.ts', 'zod'],
  'packages/api-client/src/index.ts': ['./client.ts'],
  'packages/api-client/src/contract/index.ts': ['zod'],
}

describe('in a tree with one forbidden arrow for each rule', () => {
  const folder = mkdtempSync(join(tmpdir(), 'malote arrows '))
  let found: Cruise

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text, { flag: 'a' })
  }
  const link = (name: string, doors: Record<string, string>) => {
    const exports = Object.fromEntries(Object.entries(doors).map(([door, file]) => [door, { '@malote/source': file }]))
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
    link('api-client', { '.': './src/index.ts', './contract': './src/contract/index.ts' })
    for (const [from, imports] of Object.entries(allowed)) {
      write(from, imports.map((name) => `import '${name}'\n`).join(''))
    }
    for (const { from, imports } of Object.values(planted)) write(from, `import '${imports}'\n`)
    found = cruise(folder)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('every rule has its planted arrow', () => {
    expect(Object.keys(planted).sort()).toEqual(found.summary.ruleSetUsed.forbidden.map(({ name }) => name).sort())
  })

  test.each(Object.entries(planted))('%s is reported', (rule, { from, to }) => {
    const arrows = found.summary.violations
      .filter((one) => one.rule.name === rule)
      .map((one) => `${one.from} → ${one.to}`)
    expect(arrows).toContain(`${from} → ${to}`)
  })

  test('nothing else is', () => {
    const known = new Set(Object.values(planted).map(({ from }) => from))
    expect(found.summary.violations.filter(({ from }) => !known.has(from))).toEqual([])
  })
})

/** Holds what docs/architecture.md says against what is so, and says what to write into it, and where. */
function expectSaid(where: string, said: readonly string[], so: readonly string[]): void {
  expect.soft(beyond(so, said), `docs/architecture.md, ${where}: write this into it`).toEqual([])
  expect.soft(beyond(said, so), `docs/architecture.md, ${where}: take this out of it`).toEqual([])
}

describe('in this repository', () => {
  const drawn = drawingIn(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
  let edges: Set<string>
  let imports: Import[]
  beforeAll(() => {
    const room = (path: string) => /^(apps|packages)\/[^/]+/.exec(path)?.[0] ?? path
    const { modules } = cruise(root)
    edges = new Set(modules.flatMap((one) => one.dependencies.map((to) => `${room(one.source)} → ${to.resolved}`)))
    imports = modules
      .filter(({ source }) => isShipped(source))
      .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
  })

  test.each(drawn.pictures)('docs/architecture.md draws “$title” as it is', ({ title, nodes, arrows }) => {
    expectSaid(`the picture under “${title}”`, arrows, arrowsBetween(nodes, imports))
  })

  test('docs/architecture.md says which module of the API knows which', () => {
    expectSaid('the table “Module | knows”', moduleRows(drawn.modules), moduleRows(knownModules(imports)))
  })

  test('docs/architecture.md names the rooms that there are', () => {
    const rooms = new Set(
      trackedFiles.flatMap((path) => /^(?:apps|packages)\/[^/]+\/src\/[^/]+(?=\/)/.exec(path) ?? []),
    )
    expectSaid('the table “Folder | What may enter”', drawn.folders, [...rooms])
  })

  test('docs/architecture.md names every table of the database once', () => {
    const made = filesIn('apps/api/migrations').flatMap((path) =>
      [...read(path).matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(([, name = '']) => name),
    )
    expectSaid('the table “What | Tables”, in the row that it belongs to', drawn.tables, made)
  })

  // A cruiser that cannot read the sources reports no violations either.
  test.each([
    'apps/web → packages/api-client/src/index.ts',
    'apps/web → packages/ui/src/index.ts',
    'apps/api → packages/api-client/src/contract/index.ts',
    'packages/ui → packages/ui/src/lib/cn.ts',
  ])('the cruiser sees %s', (edge) => {
    expect(edges).toContain(edge)
  })
})
