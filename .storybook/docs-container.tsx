import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { themes } from './theme.ts'

/** Maps the theme names in the toolbar to the values of `data-theme`. */
export const themeNames = { claro: 'light', escuro: 'dark' } as const

let currentTheme: keyof typeof themes = 'light'
const listeners = new Set<() => void>()

/** Subscribes to theme changes of the toolbar. Guides without stories receive the theme in no other way. */
export function followTheme(): void {
  const choose = ({ globals }: { globals: { theme?: string } }) => {
    currentTheme = globals.theme === 'escuro' ? themeNames.escuro : themeNames.claro
    for (const listener of listeners) listener()
  }
  const channel = addons.getChannel()
  channel.on(SET_GLOBALS, choose)
  channel.on(GLOBALS_UPDATED, choose)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Renders guides in the theme selected in the toolbar, like stories. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, () => currentTheme)
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return <DocsContainer {...props} theme={themes[theme]} />
}
