'use client'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { X } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { useMessages } from '../../lib/messages.ts'
import { requireLabel } from '../../lib/require-label.ts'
import * as texts from '../../lib/texts.ts'
import { useAppShell } from '../app-shell/app-shell-context.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useModalDrawer } from './use-modal-drawer.ts'

const defaultMessages = { closeSidebar: texts.closeSidebar, sidebar: texts.sidebar }

export interface SidebarRootProps extends ComponentProps<'div'> {
  /** Shown at the top of the drawer, below 992 px, where the drawer covers the header. */
  brand?: ReactNode
}

/** The sidebar, 300 px wide: a column from 992 px, a drawer below. */
export function SidebarRoot({ brand, ref, className, children, ...rest }: SidebarRootProps) {
  const messages = useMessages(defaultMessages)
  const shell = useAppShell()
  const panel = useRef<HTMLDivElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const setRefs = useMergedRefs(ref, panel)
  const close = () => shell.onOpenChange(null)
  const landmark = {
    role: shell.modal ? 'dialog' : 'complementary',
    'aria-modal': shell.modal || undefined,
    'aria-label': messages.sidebar,
  }
  useModalDrawer({ modal: shell.modal, panel, backdrop, onClose: close })
  return (
    <>
      <div
        ref={backdrop}
        data-slot="sidebar-curtain"
        className="fixed inset-0 z-sidebar animate-appear bg-scrim lg:hidden print:hidden sidebar-closed:hidden"
      />
      <div
        {...rest}
        ref={setRefs}
        id={shell.sidebarId}
        {...landmark}
        data-slot="sidebar"
        className={cn(
          'fixed inset-y-0 start-0 z-sidebar flex w-sidebar max-w-[85vw] flex-col overflow-y-auto border-e border-line',
          'bg-surface-raised print:hidden sidebar-closed:hidden',
          'lg:sticky lg:inset-y-auto lg:top-header lg:z-auto lg:h-[calc(100dvh-60px)] lg:max-w-none',
          className,
        )}
      >
        <div className="flex h-header shrink-0 items-center justify-between gap-2 border-b border-line px-3 lg:hidden">
          <div className="min-w-0 px-1">{brand}</div>
          <IconButton label={messages.closeSidebar} onClick={close}>
            <X aria-hidden />
          </IconButton>
        </div>
        {children}
      </div>
    </>
  )
}

export interface SidebarNavProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** The accessible name of the navigation: "Principal". */
  label: string
}

/** A list of `NavLink`s. */
export function SidebarNav({ label, className, children, ...rest }: SidebarNavProps) {
  requireLabel(label, 'Sidebar.Nav', 'Pass label="…", for example label="Principal".')
  return (
    <nav {...rest} aria-label={label} data-slot="sidebar-nav" className={cn('p-3', className)}>
      <ul className="flex flex-col gap-0.5">{children}</ul>
    </nav>
  )
}

/** Content above or between the navigation, such as a company selector. */
export function SidebarSection({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} data-slot="sidebar-section" className={cn('px-3 pt-4', className)} />
}

/** The content at the bottom of the column. */
export function SidebarFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} data-slot="sidebar-footer" className={cn('mt-auto p-3 text-sm text-subtle', className)} />
}
