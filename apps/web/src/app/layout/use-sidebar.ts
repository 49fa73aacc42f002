import type { AppShell } from '@malote/ui'
import { useState } from 'react'
import { readText, writeText } from '../../lib/storage/storage'
import { storageKeys } from '../../lib/storage/storage-keys'

/** From here on the sidebar stands beside the page and is remembered; below it is a drawer (specification, section 9). */
const wide = '(min-width: 992px)'

/** Whether the sidebar is open; unless the person folded it away, its width decides. */
export function useSidebar() {
  const [open, setOpen] = useState<AppShell.SidebarState>(() =>
    readText(storageKeys.sidebar) === 'closed' && window.matchMedia(wide).matches ? false : undefined,
  )
  const onOpenChange = (next: AppShell.SidebarState) => {
    setOpen(next)
    if (next !== undefined && window.matchMedia(wide).matches) {
      writeText(storageKeys.sidebar, next ? 'open' : 'closed')
    }
  }
  return { open, onOpenChange }
}
