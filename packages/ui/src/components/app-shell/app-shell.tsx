'use client'
import { type ComponentProps, useDeferredValue, useEffect, useId, useMemo, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { AppShellContext, isModal, type SidebarState, useAppShell, useNarrow } from './app-shell-context.ts'

export interface AppShellRootProps extends ComponentProps<'div'> {
  /**
   * Whether the sidebar is open. With `null` the width decides (open from 992 px, closed below), which is
   * required for a page rendered on the server. A script may set `html[data-sidebar='closed']` before the first paint
   * to keep a column closed.
   */
  open: SidebarState
  /** Called by the toggle, Esc, the backdrop and links. A drawer that closes passes `null`: the column stays. */
  onOpenChange: (open: SidebarState) => void
}

/**
 * The frame of every signed-in page: the header on top, the sidebar next to the content. From 992 px the sidebar is a
 * column that can be closed, below it is a drawer. CSS decides between them, so the first paint is right.
 */
export function AppShellRoot({ open, onOpenChange, className, ...rest }: AppShellRootProps) {
  const sidebarId = useId()
  const mainId = useId()
  const narrow = useNarrow()
  // The toggle responds first; the new width of the page is laid out in the next frame.
  const laidOut = useDeferredValue(open)
  const modal = isModal(narrow, laidOut)
  const shell = useMemo(
    () => ({ sidebarId, mainId, open, laidOut, onOpenChange }),
    [sidebarId, mainId, open, laidOut, onOpenChange],
  )

  // A column that the user opened must not become a drawer over the page when the window gets narrow.
  const wasNarrow = useRef(narrow)
  useEffect(() => {
    if (wasNarrow.current === false && modal) onOpenChange(null)
    wasNarrow.current = narrow
  }, [narrow, modal, onOpenChange])

  return (
    <AppShellContext value={shell}>
      <div
        {...rest}
        data-shell=""
        data-slot="app-shell"
        data-sidebar={laidOut === null ? undefined : laidOut ? 'open' : 'closed'}
        className={cn('grid min-h-dvh grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] print:block', className)}
      />
    </AppShellContext>
  )
}

// The header covers the top of the scrolling page, an ActionBar the bottom on a phone; a focused element must not be there.
const clearOfBars = '[&_:focus]:scroll-mt-18 max-md:[&_:focus]:scroll-mb-[calc(4.75rem+env(safe-area-inset-bottom))]'

/** The content of the page: its only `main`, and the target of the skip link. */
export function AppShellMain({ className, id, ...rest }: ComponentProps<'main'>) {
  const shell = useAppShell()
  return (
    <main
      tabIndex={-1}
      {...rest}
      id={id ?? shell.mainId}
      inert={shell.modal}
      data-slot="app-shell-main"
      className={cn('col-start-2 row-start-2 min-w-0 p-4 outline-none md:p-6 print:p-0', clearOfBars, className)}
    />
  )
}
