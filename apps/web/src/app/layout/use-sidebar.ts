import type { AppShell } from '@malote/ui'
import { useState } from 'react'
import { readText, writeText } from '../../lib/storage/storage.ts'
import { storageKeys } from '../../lib/storage/storage-keys.ts'

/**
 * From this width the sidebar is next to the page and its state is stored; below, it is a drawer (specification,
 * section 9).
 */
const wide = '(min-width: 992px)'

/**
 * Whether the sidebar is open; null lets the width decide, and `html[data-sidebar]`, which the boot script sets for a user
 * who closed the column (boot.ts).
 */
export function useSidebar() {
  const [open, setOpen] = useState<AppShell.SidebarState>(null)
  const onOpenChange = (next: AppShell.SidebarState) => {
    setOpen(next)
    if (next === null) {
      // The column returns in its stored state when the window is wide again.
      document.documentElement.dataset.sidebar = readText(storageKeys.sidebar) ?? 'open'
    } else if (window.matchMedia(wide).matches) writeText(storageKeys.sidebar, next ? 'open' : 'closed')
  }
  return { open, onOpenChange }
}
