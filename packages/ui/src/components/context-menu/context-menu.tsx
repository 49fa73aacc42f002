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
import { composeHandlers } from '../../lib/compose-handlers.js'
import { requireLabel } from '../../lib/require-label.js'
import { useDropdownMenu } from '../dropdown-menu/dropdown-menu-context.js'
import * as DropdownMenu from '../dropdown-menu/index.js'

interface Point {
  x: number
  y: number
}

interface ContextMenuState {
  point: Point
  openAt: (point: Point, opener: HTMLElement) => void
  giveFocusBack: () => void
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
 * The actions of a thing, at the place where it is pressed: right button, long press, or the menu key. It is the menu
 * of `DropdownMenu` at another place, so a page that has both fetches one. Offer every action elsewhere too.
 */
export function ContextMenuRoot({ onOpenChange, children }: ContextMenuRootProps) {
  const [open, setOpen] = useState(false)
  const [point, setPoint] = useState<Point>({ x: 0, y: 0 })
  const opener = useRef<HTMLElement>(null)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  const state: ContextMenuState = {
    point,
    openAt: (next, element) => {
      opener.current = element
      setPoint(next)
      change(true)
    },
    giveFocusBack: () => opener.current?.focus({ preventScroll: true }),
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
  /** Makes the one child, such as a row or a card, the area. */
  asChild?: boolean | undefined
}

/** The milliseconds that a finger rests before it means the menu. */
const longPress = 600

/** What the actions belong to. */
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
  const { warm } = useDropdownMenu()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const Root = asChild ? Slot : 'div'
  const stopWaiting = () => clearTimeout(timer.current)
  const open = (point: Point, area: HTMLElement) => {
    const focused = document.activeElement
    menu.openAt(point, focused instanceof HTMLElement && area.contains(focused) ? focused : area)
  }
  return (
    <Root
      {...rest}
      data-slot="context-menu-area"
      onPointerEnter={composeHandlers(onPointerEnter, warm)}
      onFocus={composeHandlers(onFocus, warm)}
      onContextMenu={(event: MouseEvent<HTMLDivElement>) => {
        onContextMenu?.(event)
        if (event.defaultPrevented) return
        event.preventDefault()
        stopWaiting()
        // The menu key says no place: the menu opens below what has the focus.
        const fromKeyboard = event.clientX === 0 && event.clientY === 0
        const { left, bottom } = (event.target as Element).getBoundingClientRect()
        open(fromKeyboard ? { x: left, y: bottom } : { x: event.clientX, y: event.clientY }, event.currentTarget)
      }}
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        onPointerDown?.(event)
        if (event.pointerType === 'mouse') return
        // Not every phone turns a long press into the event of the menu.
        const { clientX: x, clientY: y, currentTarget: area } = event
        stopWaiting()
        timer.current = setTimeout(() => open({ x, y }, area), longPress)
      }}
      onPointerMove={(event: PointerEvent<HTMLDivElement>) => {
        onPointerMove?.(event)
        if (Math.hypot(event.movementX, event.movementY) > 2) stopWaiting()
      }}
      onPointerUp={(event: PointerEvent<HTMLDivElement>) => {
        onPointerUp?.(event)
        stopWaiting()
      }}
      onPointerCancel={(event: PointerEvent<HTMLDivElement>) => {
        onPointerCancel?.(event)
        stopWaiting()
      }}
    />
  )
}

export interface ContextMenuContentProps extends Omit<DropdownMenu.ContentProps, 'side' | 'align' | 'aria-label'> {
  /** What the actions belong to: its name for screen readers. */
  label: string
}

/** The actions: `ContextMenu.Item` and its kin. */
export function ContextMenuContent({ label, ...rest }: ContextMenuContentProps) {
  requireLabel(label, 'ContextMenu.Content', 'Pass label="…" with what the actions belong to.')
  const { point, giveFocusBack } = useContextMenu()
  const { setAnchor, triggerId } = useDropdownMenu()
  return (
    <>
      {/* The menu stands beside this point, and takes its name from it. */}
      <span
        ref={setAnchor}
        id={triggerId}
        aria-hidden
        tabIndex={-1}
        onFocus={giveFocusBack}
        style={{ left: point.x, top: point.y }}
        className="pointer-events-none fixed size-px overflow-hidden text-transparent opacity-0 outline-none"
      >
        {label}
      </span>
      <DropdownMenu.Content {...rest} side="bottom" align="start" />
    </>
  )
}
