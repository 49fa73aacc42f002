'use client'
import { createContext, use, useSyncExternalStore } from 'react'

/** Below this width the sidebar is a drawer. It is the `lg` breakpoint of the theme. */
const narrow = '(width < 62rem)'

/** Whether the sidebar is open; `null` lets the width of the window decide. */
export type SidebarState = boolean | null

/** What the shell provides. Nothing in it changes by the hydration. */
interface AppShellContextValue {
  sidebarId: string
  mainId: string
  open: SidebarState
  /** `open`, once the new width of the page is laid out. */
  laidOut: SidebarState
  onOpenChange: (open: SidebarState) => void
}

interface AppShellState extends Pick<AppShellContextValue, 'sidebarId' | 'mainId' | 'onOpenChange'> {
  /** Whether the sidebar is visible; `undefined` on the server, where CSS decides. */
  expanded: boolean | undefined
  /** Whether the sidebar covers the page and traps the focus. */
  modal: boolean
}

export const AppShellContext = createContext<AppShellContextValue | undefined>(undefined)

/**
 * Returns the state of the surrounding shell. The width of the window is read here, and not provided: React removes the
 * markup of every part whose code is still loading when the value of a context around it changes.
 * @throws when there is no `AppShell.Root`.
 */
export function useAppShell(): AppShellState {
  const shell = use(AppShellContext)
  if (!shell) throw new Error('Put Header, Sidebar and AppShell.Main inside <AppShell.Root>.')
  const { open, laidOut, ...rest } = shell
  const narrow = useNarrow()
  return {
    ...rest,
    expanded: open ?? (narrow === undefined ? undefined : !narrow && !wasClosedBeforePaint()),
    modal: isModal(narrow, laidOut),
  }
}

/** Whether the open sidebar is a drawer. */
export const isModal = (narrow: boolean | undefined, laidOut: SidebarState): boolean =>
  narrow === true && laidOut === true

const wasClosedBeforePaint = (): boolean => document.documentElement.dataset.sidebar === 'closed'

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
