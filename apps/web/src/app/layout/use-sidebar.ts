import type { AppShell } from '@malote/ui'
import { useState } from 'react'
import { writeText } from '../../lib/storage/storage.ts'
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
    if (next === null || !window.matchMedia(wide).matches) return
    const stored = next ? 'open' : 'closed'
    writeText(storageKeys.sidebar, stored)
    // The column returns in this state after the window was narrow.
    document.documentElement.dataset.sidebar = stored
  }
  return { open, onOpenChange }
}
