import type { AppShell } from '@malote/ui'
import { useState } from 'react'
import { readText, writeText } from '../../lib/storage/storage.ts'
import { storageKeys } from '../../lib/storage/storage-keys.ts'

/**
 * From this width the sidebar is next to the page and its state is stored; below, it is a drawer (specification,
 * section 9).
 */
const wide = '(min-width: 992px)'

/** Whether the sidebar is open; null lets the width decide, until the user closes it. */
export function useSidebar() {
  const [open, setOpen] = useState<AppShell.SidebarState>(() =>
    readText(storageKeys.sidebar) === 'closed' && window.matchMedia(wide).matches ? false : null,
  )
  const onOpenChange = (next: AppShell.SidebarState) => {
    setOpen(next)
    if (next !== null && window.matchMedia(wide).matches) {
      writeText(storageKeys.sidebar, next ? 'open' : 'closed')
    }
  }
  return { open, onOpenChange }
}
