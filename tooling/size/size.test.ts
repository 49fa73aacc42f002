import { beforeAll, expect, test, vi } from 'vitest'
import { budgets } from './budgets.ts'
import { measure } from './measure.ts'

// Builds for production, without developer checks.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production')
})

test.each(budgets)('$name is at most $first kB before interaction and $whole kB in total', async (budget) => {
  const { first, whole } = await measure(`export { ${budget.exports.join(', ')} } from '@malote/ui'`)
  expect(first).toBeLessThanOrEqual(budget.first * 1000)
  expect(whole).toBeLessThanOrEqual(budget.whole * 1000)
})

const onIntent =
  /@radix-ui\/react-(popper|select|tooltip|dropdown-menu|menu|dialog|popover|focus-scope|dismissable-layer)|\/sonner\/|\/cmdk\/|@tanstack\/|\/react-day-picker\//

test('all overlays together are excluded from the first load', async () => {
  const { modules } = await measure(
    `export {
      Combobox, CommandPalette, ConfirmDialog, ContextMenu, DateField, Dialog, Drawer, DropdownMenu, MultiSelect, Popover,
      Select, Toaster, toast, Tooltip,
    } from '@malote/ui'`,
  )
  expect(modules.filter((module) => onIntent.test(module))).toEqual([])
  expect(modules.some((module) => module.includes('dropdown-menu.tsx'))).toBe(true)
})

test('an application that imports nothing of the package loads nothing of it', async () => {
  const { whole } = await measure(`import '@malote/ui'; export const nothing = 0`)
  expect(whole).toBeLessThan(100)
})
