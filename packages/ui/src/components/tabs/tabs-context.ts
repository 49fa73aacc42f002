'use client'
import { createContext, use } from 'react'

interface TabsState {
  value: string
  select: (value: string) => void
  /** The id of the tab stop while no selected tab can be focused. */
  fallbackId: string | undefined
  setFallbackId: (id: string | undefined) => void
  /** Returns the id of the tab of a value. */
  getTabId: (value: string) => string
  /** Returns the id of the panel of a value. */
  getPanelId: (value: string) => string
}

export const TabsContext = createContext<TabsState | undefined>(undefined)

/**
 * Returns the state of the surrounding tabs.
 * @throws when there is no `Tabs.Root`.
 */
export function useTabs(): TabsState {
  const state = use(TabsContext)
  if (!state) throw new Error('Put Tabs.List, Tabs.Tab and Tabs.Panel inside <Tabs.Root>.')
  return state
}
