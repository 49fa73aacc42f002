'use client'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react'
import { useClosedOverlay } from '../../lib/closed-overlays.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { useOnDemandState } from '../../lib/on-demand.ts'
import { Slot } from '../../lib/slot.tsx'
import { useAnchor } from '../../lib/use-anchor.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { useOverlay } from '../../lib/use-overlay.tsx'
import { useWaitingKeys } from '../../lib/use-waiting-keys.ts'
import { DropdownMenuContext, useDropdownMenu } from './dropdown-menu-context.ts'
import { menuLayer } from './dropdown-menu-on-demand.ts'

export interface DropdownMenuRootProps {
  /** Whether it is open; `undefined` makes it uncontrolled. */
  open?: boolean | undefined
  /**
   * Whether it is open at first, when `open` is not passed.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The `DropdownMenu.Trigger` and the `DropdownMenu.Content`. */
  children: ReactNode
}

/** A button with a menu of actions. The menu's code is loaded on the first hover or focus. */
export function DropdownMenuRoot({
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  children,
}: DropdownMenuRootProps) {
  const [open, setOpen] = useControllable({ value: openProp, defaultValue: defaultOpen, onChange: onOpenChange })
  const { anchor, anchorRef, prepareAnchor } = useAnchor<HTMLButtonElement>(open)
  const triggerId = useId()
  const contentId = useId()
  const preload = () => {
    menuLayer.load()
    prepareAnchor()
  }
  const state = { open, setOpen, anchor, anchorRef, triggerId, contentId, preload }
  return <DropdownMenuContext value={state}>{children}</DropdownMenuContext>
}

export interface DropdownMenuTriggerProps extends ComponentProps<'button'> {
  /**
   * Uses the single child, a `Button` or `IconButton`, as the trigger.
   * @default false
   */
  asChild?: boolean | undefined
}

/** The button that opens the menu, by click, Enter, Space or an arrow key. */
export function DropdownMenuTrigger({
  asChild = false,
  id,
  ref,
  onPointerEnter,
  onFocus,
  onClick,
  onKeyDown,
  ...rest
}: DropdownMenuTriggerProps) {
  const menu = useDropdownMenu()
  const Root = asChild ? Slot : 'button'
  const { module: loaded } = useOnDemandState(menuLayer)
  const setRefs = useMergedRefs(ref, menu.anchorRef)
  return (
    <Root
      {...(!asChild && { type: 'button' as const })}
      {...rest}
      ref={setRefs}
      id={id ?? menu.triggerId}
      aria-haspopup="menu"
      aria-expanded={menu.open}
      aria-controls={menu.open ? menu.contentId : undefined}
      aria-busy={(menu.open && !loaded) || undefined}
      data-state={menu.open ? 'open' : 'closed'}
      onPointerEnter={composeHandlers(onPointerEnter, menu.preload)}
      onFocus={composeHandlers(onFocus, menu.preload)}
      onClick={composeHandlers(onClick, () => menu.setOpen(!menu.open))}
      onKeyDown={composeHandlers(onKeyDown, (event: KeyboardEvent<HTMLButtonElement>) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        menu.setOpen(true)
      })}
    />
  )
}

export interface DropdownMenuContentProps extends ComponentProps<'div'> {
  /**
   * The preferred side of the trigger. Without enough space it opens on the opposite side.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /**
   * The alignment to the trigger.
   * @default 'end'
   */
  align?: 'start' | 'center' | 'end' | undefined
}

/** The menu with its items. */
export function DropdownMenuContent({ side = 'bottom', align = 'end', ...rest }: DropdownMenuContentProps) {
  const menu = useDropdownMenu()
  const { module: loaded, isShown, failure } = useOverlay(menuLayer, menu.open, () => menu.setOpen(false))
  useWaitingKeys(menu.anchor, menu.open && !failure)
  const props = {
    ...rest,
    side,
    align,
    onOpenChange: menu.setOpen,
    anchor: menu.anchor,
    id: menu.contentId,
    triggerId: menu.triggerId,
    'data-slot': 'dropdown-menu',
  }
  useClosedOverlay(menu.triggerId, menuLayer, ({ DropdownMenuLayer }) => <DropdownMenuLayer {...props} open />)
  if (!loaded) return failure
  return menu.anchor && <loaded.DropdownMenuLayer {...props} open={isShown} />
}
