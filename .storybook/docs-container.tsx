import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { themes } from './theme.ts'

/** The names of the toolbar, and what they set on the page. */
export const themeNames = { claro: 'light', escuro: 'dark' } as const

let chosen: keyof typeof themes = 'light'
const listeners = new Set<() => void>()

/** Hears which theme the toolbar has; a guide without stories has nothing else that would tell it. */
export function followTheme(): void {
  const choose = ({ globals }: { globals: { theme?: string } }) => {
    chosen = globals.theme === 'escuro' ? themeNames.escuro : themeNames.claro
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

/** Shows guides in the theme that the toolbar has chosen, as stories are. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, () => chosen)
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return <DocsContainer {...props} theme={themes[theme]} />
}
