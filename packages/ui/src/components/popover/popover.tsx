'use client'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { ClosePart, type ClosePartProps } from '../../lib/close-part.tsx'
import { useClosedOverlay } from '../../lib/closed-overlays.ts'
import { cn } from '../../lib/cn.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { declareOverlay, useOnDemandState } from '../../lib/on-demand.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { Slot } from '../../lib/slot.tsx'
import { useAnchor } from '../../lib/use-anchor.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { useOverlay } from '../../lib/use-overlay.tsx'
import { PopoverContext, usePopover } from './popover-context.ts'

const layer = declareOverlay(() => import('./popover-layer.tsx'), 'PopoverLayer')

export interface PopoverRootProps {
  /** Whether it is open; `undefined` makes it uncontrolled. */
  open?: boolean | undefined
  /**
   * Whether it is open at first, when `open` is not passed.
   * @default false
   */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The `Popover.Trigger` and the `Popover.Content`. */
  children: ReactNode
}

/** A small panel next to the button that opens it. Its code is loaded on the first hover or focus. */
export function PopoverRoot({ open: openProp, defaultOpen = false, onOpenChange, children }: PopoverRootProps) {
  const [open, setOpen] = useControllable({ value: openProp, defaultValue: defaultOpen, onChange: onOpenChange })
  const { anchor, anchorRef, prepareAnchor } = useAnchor<HTMLButtonElement>(open)
  const triggerId = useId()
  const contentId = useId()
  const preload = () => {
    layer.load()
    prepareAnchor()
  }
  const state = { open, setOpen, anchor, anchorRef, triggerId, contentId, preload }
  return <PopoverContext value={state}>{children}</PopoverContext>
}

export interface PopoverTriggerProps extends ComponentProps<'button'> {
  /**
   * Uses the single child, a `Button` or `FilterChip`, as the trigger.
   * @default false
   */
  asChild?: boolean | undefined
}

/** The button that opens and closes the panel. */
export function PopoverTrigger({
  asChild = false,
  id,
  ref,
  onPointerEnter,
  onFocus,
  onClick,
  ...rest
}: PopoverTriggerProps) {
  const popover = usePopover()
  const Root = asChild ? Slot : 'button'
  const { module: loaded } = useOnDemandState(layer)
  const setRefs = useMergedRefs(ref, popover.anchorRef)
  return (
    <Root
      {...(!asChild && { type: 'button' as const })}
      {...rest}
      ref={setRefs}
      id={id ?? popover.triggerId}
      aria-haspopup="dialog"
      aria-expanded={popover.open}
      aria-controls={popover.open ? popover.contentId : undefined}
      aria-busy={(popover.open && !loaded) || undefined}
      data-state={popover.open ? 'open' : 'closed'}
      onPointerEnter={composeHandlers(onPointerEnter, popover.preload)}
      onFocus={composeHandlers(onFocus, popover.preload)}
      onClick={composeHandlers(onClick, () => popover.setOpen(!popover.open))}
    />
  )
}

export interface PopoverContentProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** The purpose of the panel; its accessible name. */
  label: string
  /**
   * The preferred side of the trigger. Without enough space it opens on the opposite side.
   * @default 'bottom'
   */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /**
   * The alignment to the trigger.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined
}

/** The panel. The focus moves into it, and back to the trigger on close; Esc and a click outside close it. */
export function PopoverContent({ label, side = 'bottom', align = 'start', className, ...rest }: PopoverContentProps) {
  requireLabel(label, 'Popover.Content', 'Pass label="…" with the purpose of the panel, for example label="Período".')
  const popover = usePopover()
  const { module: loaded, isShown, failure } = useOverlay(layer, popover.open, () => popover.setOpen(false))
  const props = {
    ...rest,
    'aria-label': label,
    id: popover.contentId,
    side,
    align,
    onOpenChange: popover.setOpen,
    anchor: popover.anchor,
    'data-slot': 'popover',
    className: cn(
      'z-overlay max-h-(--radix-popover-content-available-height) w-max max-w-[min(24rem,calc(100vw-1rem))] animate-appear',
      'overflow-y-auto rounded-md border border-line bg-surface-overlay p-4 wrap-anywhere shadow-overlay',
      className,
    ),
  }
  useClosedOverlay(popover.triggerId, layer, ({ PopoverLayer }) => (
    <PopoverContext value={popover}>
      <PopoverLayer {...props} open />
    </PopoverContext>
  ))
  if (!loaded) return failure
  return popover.anchor && <loaded.PopoverLayer {...props} open={isShown} />
}

export type PopoverCloseProps = ClosePartProps

/** Closes the panel. */
export function PopoverClose(props: PopoverCloseProps) {
  const { setOpen } = usePopover()
  return <ClosePart {...props} onClose={() => setOpen(false)} />
}
