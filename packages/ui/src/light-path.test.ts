import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'

const entry = fileURLToPath(new URL('./index.ts', import.meta.url))

// As an application is built for people: without the checks that speak to developers.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production')
})

interface FirstLoad {
  gzip: number
  modules: string[]
}

/** What an application that imports these names loads before anybody touches the page, React aside. */
async function firstLoad(code: string): Promise<FirstLoad> {
  const virtual = '\0consumer'
  const [result] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { conditions: ['@malote/source', ...defaultClientConditions] },
      plugins: [
        {
          name: 'consumer',
          resolveId: (id) => (id === 'consumer' ? virtual : undefined),
          load: (id) => (id === virtual ? code.replace('@malote/ui', entry) : undefined),
        },
      ],
      build: {
        write: false,
        minify: true,
        rolldownOptions: {
          input: 'consumer',
          external: /^react(-dom)?($|\/)/,
          preserveEntrySignatures: 'strict',
          onLog: () => {},
        },
      },
    }),
  ].flat() as Rolldown.RolldownOutput[]
  const chunks = new Map(result?.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const reached = new Set<string>()
  const reach = (name: string) => {
    if (reached.has(name)) return
    reached.add(name)
    for (const next of chunks.get(name)?.imports ?? []) reach(next)
  }
  for (const [name, chunk] of chunks) if (chunk.isEntry) reach(name)
  const loaded = [...reached].flatMap((name) => chunks.get(name) ?? [])
  return {
    gzip: loaded.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0),
    modules: loaded.flatMap((chunk) => Object.keys(chunk.modules)),
  }
}

const onIntent = /@radix-ui\/(react-(popper|select|tooltip|dropdown-menu|menu|dialog|focus-scope))|\/sonner\//

test('a lone button costs at most 4 kB', async () => {
  const { gzip } = await firstLoad(`export { Button } from '@malote/ui'`)
  expect(gzip).toBeLessThanOrEqual(4096)
})

test('every overlay together stays out of the first load', async () => {
  const { modules } = await firstLoad(
    `export { ConfirmDialog, Dialog, Drawer, DropdownMenu, Select, Toaster, toast, Tooltip } from '@malote/ui'`,
  )
  expect(modules.filter((module) => onIntent.test(module))).toEqual([])
  expect(modules.some((module) => module.includes('dropdown-menu.tsx'))).toBe(true)
})

test('the frame of an application, selector and menus included, costs at most 12.5 kB', async () => {
  const { gzip, modules } = await firstLoad(
    `export { AppShell, DropdownMenu, Header, Logo, NavLink, Select, Sidebar, SkipLink, Toaster, toast } from '@malote/ui'`,
  )
  expect(modules.filter((module) => onIntent.test(module))).toEqual([])
  expect(gzip).toBeLessThanOrEqual(12.5 * 1024)
})
