import { beforeAll, expect, test, vi } from 'vitest'
import { budgets, writeExports } from './budgets.ts'
import { measureSize } from './measure.ts'

// Builds for production, without developer checks.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production')
})

test.each(budgets)('$name is at most $firstLoad kB before interaction and $total kB in total', async (budget) => {
  const { firstLoad: first, total: whole } = await measureSize(writeExports(budget.exports))
  expect(first).toBeLessThanOrEqual(budget.firstLoad * 1000)
  expect(whole).toBeLessThanOrEqual(budget.total * 1000)
})

const onIntent =
  /@radix-ui\/react-(popper|select|tooltip|dropdown-menu|menu|dialog|popover|focus-scope|dismissable-layer)|\/sonner\/|\/cmdk\/|@tanstack\/|\/react-day-picker\//

test('all overlays together are excluded from the first load', async () => {
  const { modules } = await measureSize(
    `export {
      Combobox, CommandPalette, ConfirmDialog, DateField, Dialog, Drawer, DropdownMenu, MultiSelect, Popover,
      Select, Toaster, toast, Tooltip,
    } from '@malote/ui'`,
  )
  expect(modules.filter((module) => onIntent.test(module))).toEqual([])
  expect(modules.some((module) => module.includes('dropdown-menu.tsx'))).toBe(true)
})

test('an application that imports nothing of the package loads nothing of it', async () => {
  const { total: whole } = await measureSize(`import '@malote/ui'; export const nothing = 0`)
  expect(whole).toBeLessThan(100)
})
