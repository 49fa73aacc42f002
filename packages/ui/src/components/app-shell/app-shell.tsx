'use client'
import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { cn } from '../../lib/cn.js'
import { AppShellContext, type SidebarState, useAppShell, useNarrow } from './app-shell-context.js'

export interface AppShellRootProps extends ComponentProps<'div'> {
  /**
   * Whether the sidebar is open. `undefined` lets the width decide (open from 992 px, closed below), which is what a
   * page rendered on the server must say; `html[data-sidebar='closed']`, written by a script before the first paint,
   * then keeps a collapsed column collapsed.
   */
  open: SidebarState
  /** Asked by the toggle, Esc, the curtain and links. A drawer that closes asks for `undefined`: the column stays. */
  onOpenChange: (open: SidebarState) => void
}

/**
 * The frame of every signed-in page: header on top, sidebar beside the content. From 992 px the sidebar is a column
 * that can be folded away, below it is a drawer. Which of the two is decided by CSS, so the first paint is right.
 */
export function AppShellRoot({ open, onOpenChange, className, ...rest }: AppShellRootProps) {
  const sidebarId = useId()
  const mainId = useId()
  const narrow = useNarrow()
  const modal = narrow === true && open === true
  const expanded = open ?? (narrow === undefined ? undefined : !narrow && !foldedBeforePaint())

  // A column that was opened by hand must not turn into a drawer over the page when the window gets narrow.
  const wasNarrow = useRef(narrow)
  useEffect(() => {
    if (wasNarrow.current === false && modal) onOpenChange(undefined)
    wasNarrow.current = narrow
  }, [narrow, modal, onOpenChange])

  return (
    <AppShellContext value={{ sidebarId, mainId, expanded, modal, onOpenChange }}>
      <div
        {...rest}
        data-shell=""
        data-slot="app-shell"
        data-sidebar={open === undefined ? undefined : open ? 'open' : 'closed'}
        className={cn('grid min-h-dvh grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] print:block', className)}
      />
    </AppShellContext>
  )
}

function foldedBeforePaint(): boolean {
  return document.documentElement.dataset.sidebar === 'closed'
}

/** The content of the page: its one `main`, and where the skip link lands. */
export function AppShellMain({ className, id, ...rest }: ComponentProps<'main'>) {
  const shell = useAppShell()
  return (
    <main
      tabIndex={-1}
      {...rest}
      id={id ?? shell.mainId}
      inert={shell.modal}
      data-slot="app-shell-main"
      className={cn('col-start-2 row-start-2 min-w-0 p-4 outline-none md:p-6 print:p-0', className)}
    />
  )
}
