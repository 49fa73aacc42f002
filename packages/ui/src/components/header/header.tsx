'use client'
import { type ComponentProps, cloneElement, type ReactElement } from 'react'
import { LogOut, PanelLeft } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { useAppShell } from '../app-shell/app-shell-context.ts'
import { buttonTones } from '../button/button.variants.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { iconButtonBase, iconButtonSizes } from '../icon-button/icon-button.variants.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'

const defaultMessages = { closeSidebar: texts.closeSidebar, logout: texts.logout, openSidebar: texts.openSidebar }

/** The bar at the top, 60 px high: the sidebar toggle, the brand, and the actions of the signed-in user. */
export function HeaderRoot({ className, ...rest }: ComponentProps<'header'>) {
  const shell = useAppShell()
  return (
    <header
      {...rest}
      inert={shell.modal}
      data-slot="header"
      className={cn(
        'sticky top-0 z-header col-span-2 flex h-header items-center gap-2 border-b border-line bg-surface-raised px-3',
        'shrink-targets print:hidden',
        className,
      )}
    />
  )
}

/**
 * Closes and opens the sidebar. The markup contains both names and CSS shows the right one, because the server does
 * not have the window width.
 */
export function HeaderSidebarToggle({ className, onClick, ...rest }: ComponentProps<'button'>) {
  const messages = useMessages(defaultMessages)
  const { expanded, sidebarId, onOpenChange } = useAppShell()
  return (
    <Tooltip content={expanded ? messages.closeSidebar : messages.openSidebar} side="bottom">
      <button
        {...rest}
        type="button"
        aria-expanded={expanded}
        aria-controls={sidebarId}
        data-slot="header-sidebar-toggle"
        onClick={composeHandlers(onClick, () => onOpenChange(!expanded))}
        className={cn(iconButtonBase, iconButtonSizes.md, buttonTones.neutral.ghost, className)}
      >
        <PanelLeft aria-hidden className="rtl:-scale-x-100" />
        <span className="sidebar-closed:hidden">
          <span className="sr-only">{messages.closeSidebar}</span>
        </span>
        <span className="hidden sidebar-closed:inline">
          <span className="sr-only">{messages.openSidebar}</span>
        </span>
      </button>
    </Tooltip>
  )
}

/** The logo, usually inside a link to the start page. */
export function HeaderBrand({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      data-slot="header-brand"
      className={cn('flex min-w-0 items-center md:px-1 [&>a]:flex [&>a]:min-w-0', className)}
    />
  )
}

/** The actions at the end of the bar. */
export function HeaderActions({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} data-slot="header-actions" className={cn('ms-auto flex items-center gap-1', className)} />
}

export interface HeaderLogoutProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /**
   * Uses the single child, a link without content, as the button.
   * @default false
   */
  asChild?: boolean | undefined
  /** With `asChild`: the link that signs out. */
  children?: ReactElement | undefined
}

/** The logout button. */
export function HeaderLogout({ asChild = false, children, ...rest }: HeaderLogoutProps) {
  const messages = useMessages(defaultMessages)
  const icon = <LogOut aria-hidden className="rtl:-scale-x-100" />
  return (
    <IconButton {...rest} label={messages.logout} asChild={asChild} data-slot="header-logout">
      {asChild && children ? cloneElement(children, undefined, icon) : icon}
    </IconButton>
  )
}
