'use client'
import { createContext, use, useSyncExternalStore } from 'react'

/** Below this width the sidebar is a drawer. It is the `lg` breakpoint of the theme. */
const narrow = '(width < 62rem)'

/** Whether the sidebar is open; `null` lets the width of the window decide. */
export type SidebarState = boolean | null

interface AppShellState {
  sidebarId: string
  mainId: string
  /** Whether the sidebar is visible; `undefined` on the server, where CSS decides. */
  expanded: boolean | undefined
  /** Whether the sidebar covers the page and traps the focus. */
  modal: boolean
  onOpenChange: (open: SidebarState) => void
}

export const AppShellContext = createContext<AppShellState | undefined>(undefined)

/**
 * Returns the state of the surrounding shell.
 * @throws when there is no `AppShell.Root`.
 */
export function useAppShell(): AppShellState {
  const state = use(AppShellContext)
  if (!state) throw new Error('Put Header, Sidebar and AppShell.Main inside <AppShell.Root>.')
  return state
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const isNarrow = () => window.matchMedia(narrow).matches

/** Returns whether the window is too narrow for a column; `undefined` on the server and during hydration. */
export function useNarrow(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isNarrow, () => undefined)
}
