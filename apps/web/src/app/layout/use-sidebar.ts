import type { AppShell } from '@malote/ui'
import { useState, useSyncExternalStore } from 'react'
import { readText, writeText } from '../../lib/storage/storage.ts'
import { storageKeys } from '../../lib/storage/storage-keys.ts'

/**
 * From this width the sidebar is next to the page and its state is stored; below, it is a drawer (specification,
 * section 9).
 */
const wide = '(min-width: 992px)'

const isWide = (): boolean => window.matchMedia(wide).matches

/** Whether the sidebar is open; null lets the width decide, until the user closes it. */
export function useSidebar() {
  const [changed, setChanged] = useState<AppShell.SidebarState>()
  // Not in the markup of the server, where the width is unknown.
  const storedClosed = useSyncExternalStore(
    () => () => undefined,
    () => readText(storageKeys.sidebar) === 'closed' && isWide(),
    () => false,
  )
  const onOpenChange = (next: AppShell.SidebarState) => {
    setChanged(next)
    if (next !== null && isWide()) writeText(storageKeys.sidebar, next ? 'open' : 'closed')
  }
  const initial = storedClosed ? false : null
  return { open: changed === undefined ? initial : changed, onOpenChange }
}
