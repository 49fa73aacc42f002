'use client'
import { createContext, use, useSyncExternalStore } from 'react'

/** Below this the sidebar is a drawer. It is the `lg` breakpoint of the theme. */
const narrow = '(width < 62rem)'

export type SidebarState = boolean | undefined

interface AppShellState {
  sidebarId: string
  mainId: string
  /** Whether the sidebar is in sight; unknown on the server, where only CSS can decide. */
  expanded: boolean | undefined
  /** The sidebar lies over the page and holds the focus. */
  modal: boolean
  onOpenChange: (open: SidebarState) => void
}

export const AppShellContext = createContext<AppShellState | undefined>(undefined)

/** The shell around a part. */
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

/** Whether the window is too narrow for a column; `undefined` on the server and while hydrating. */
export function useNarrow(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isNarrow, () => undefined)
}
