'use client'
import { Slot } from '@radix-ui/react-slot'
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useRef,
  useState,
} from 'react'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { useDropdownMenu } from '../dropdown-menu/dropdown-menu-context.ts'
import * as DropdownMenu from '../dropdown-menu/index.ts'

interface Point {
  x: number
  y: number
}

interface ContextMenuState {
  point: Point
  openAt: (point: Point, focusOrigin: HTMLElement) => void
  restoreFocus: () => void
}

const ContextMenuContext = createContext<ContextMenuState | null>(null)

function useContextMenu(): ContextMenuState {
  const menu = use(ContextMenuContext)
  if (!menu) throw new Error('Put the parts of a ContextMenu inside <ContextMenu.Root>.')
  return menu
}

export interface ContextMenuRootProps {
  onOpenChange?: ((open: boolean) => void) | undefined
  children: ReactNode
}

/**
 * The actions of an item, opened at the pointer: right mouse button, long press, or the menu key. It shares the code
 * of `DropdownMenu`. Every action must also be available elsewhere.
 */
export function ContextMenuRoot({ onOpenChange, children }: ContextMenuRootProps) {
  const [open, setOpen] = useState(false)
  const [point, setPoint] = useState<Point>({ x: 0, y: 0 })
  const focusOrigin = useRef<HTMLElement>(null)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  const state: ContextMenuState = {
    point,
    openAt: (next, element) => {
      focusOrigin.current = element
      setPoint(next)
      change(true)
    },
    restoreFocus: () => focusOrigin.current?.focus({ preventScroll: true }),
  }
  return (
    <ContextMenuContext value={state}>
      <DropdownMenu.Root open={open} onOpenChange={change}>
        {children}
      </DropdownMenu.Root>
    </ContextMenuContext>
  )
}

export interface ContextMenuAreaProps extends ComponentProps<'div'> {
  /** Uses the single child, such as a row or a card, as the area. */
  asChild?: boolean | undefined
}

/** The duration of a long press, in milliseconds. */
const longPress = 600

/** The area that opens the menu. */
export function ContextMenuArea({
  asChild = false,
  onPointerEnter,
  onFocus,
  onContextMenu,
  onPointerDown,
  onPointerMove,
  onPointerUp,
  onPointerCancel,
  ...rest
}: ContextMenuAreaProps) {
  const menu = useContextMenu()
  const { preload } = useDropdownMenu()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const Root = asChild ? Slot : 'div'
  const cancelLongPress = () => clearTimeout(timer.current)
  const open = (point: Point, area: HTMLElement) => {
    const focused = document.activeElement
    menu.openAt(point, focused instanceof HTMLElement && area.contains(focused) ? focused : area)
  }
  return (
    <Root
      {...rest}
      data-slot="context-menu-area"
      onPointerEnter={composeHandlers(onPointerEnter, preload)}
      onFocus={composeHandlers(onFocus, preload)}
      onContextMenu={(event: MouseEvent<HTMLDivElement>) => {
        onContextMenu?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        cancelLongPress()
        // The menu key sends no position: the menu opens below the focused element.
        const fromKeyboard = event.clientX === 0 && event.clientY === 0
        const { left, bottom } = (event.target as Element).getBoundingClientRect()
        open(fromKeyboard ? { x: left, y: bottom } : { x: event.clientX, y: event.clientY }, event.currentTarget)
      }}
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        onPointerDown?.(event)
        if (event.pointerType === 'mouse') return
        // Some phones do not fire `contextmenu` on a long press.
        const { clientX: x, clientY: y, currentTarget: area } = event
        cancelLongPress()
        timer.current = setTimeout(() => open({ x, y }, area), longPress)
      }}
      onPointerMove={(event: PointerEvent<HTMLDivElement>) => {
        onPointerMove?.(event)
        if (Math.hypot(event.movementX, event.movementY) > 2) cancelLongPress()
      }}
      onPointerUp={(event: PointerEvent<HTMLDivElement>) => {
        onPointerUp?.(event)
        cancelLongPress()
      }}
      onPointerCancel={(event: PointerEvent<HTMLDivElement>) => {
        onPointerCancel?.(event)
        cancelLongPress()
      }}
    />
  )
}

export interface ContextMenuContentProps extends Omit<DropdownMenu.ContentProps, 'side' | 'align' | 'aria-label'> {
  /** The item that the actions belong to; the accessible name of the menu. */
  label: string
}

/** The actions: `ContextMenu.Item` and the other item components. */
export function ContextMenuContent({ label, ...rest }: ContextMenuContentProps) {
  requireLabel(label, 'ContextMenu.Content', 'Pass label="…" with the item that the actions belong to.')
  const { point, restoreFocus } = useContextMenu()
  const { setAnchor, triggerId } = useDropdownMenu()
  return (
    <>
      {/* The anchor and the accessible name of the menu. */}
      <span
        ref={setAnchor}
        id={triggerId}
        aria-hidden
        tabIndex={-1}
        onFocus={restoreFocus}
        style={{ left: point.x, top: point.y }}
        className="pointer-events-none fixed size-px overflow-hidden text-transparent opacity-0 outline-none"
      >
        {label}
      </span>
      <DropdownMenu.Content {...rest} side="bottom" align="start" />
    </>
  )
}
