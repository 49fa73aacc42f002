'use client'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cn } from '../../lib/cn.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { requireValue } from '../../lib/require-value.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { tab, tabCount, tabCounts, tabLine, tabLineContent } from '../tab-nav/tab-nav.variants.ts'
import { useScrollToActive } from '../tab-nav/use-scroll-to-active.ts'
import { TabsContext, useTabs } from './tabs-context.ts'

export interface TabsRootProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The value of the selected tab; `undefined` makes it uncontrolled. */
  value?: string | undefined
  /** The value of the tab that is selected at first, when `value` is not passed. One tab is always selected. */
  defaultValue?: string | undefined
  /** Called with the value of the tab that the user selects. */
  onValueChange?: ((value: string) => void) | undefined
}

/**
 * Parts of a page, of which one panel is shown. The views of `Tabs` have no address: for views that can be shared or
 * reached with the back button, use `TabNav`; for a mode of one view, `SegmentedControl`.
 */
export function TabsRoot({ value: valueProp, defaultValue, onValueChange, className, ...rest }: TabsRootProps) {
  requireValue([valueProp, defaultValue], 'Tabs.Root', 'Pass defaultValue="…" or value="…" with the value of a tab.')
  const id = useId()
  const [value, select] = useControllable<string>({
    value: valueProp,
    defaultValue: defaultValue ?? '',
    onChange: onValueChange,
  })
  const [fallbackId, setFallbackId] = useState<string>()
  const getTabId = (of: string) => `${id}-tab-${encodeURIComponent(of)}`
  const getPanelId = (of: string) => `${id}-panel-${encodeURIComponent(of)}`
  return (
    <TabsContext value={{ value, select, getTabId, getPanelId, fallbackId, setFallbackId }}>
      <div {...rest} data-slot="tabs" className={cn('flex min-w-0 flex-col gap-4', className)} />
    </TabsContext>
  )
}

export interface TabsListProps extends Omit<ComponentProps<'div'>, 'aria-label' | 'role'> {
  /** The accessible name of the tabs, for example "Exemplos de código". */
  label: string
}

const steps: Record<string, (index: number, count: number, direction: 1 | -1) => number> = {
  ArrowRight: (index, _, direction) => index + direction,
  ArrowLeft: (index, _, direction) => index - direction,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Moves the focus to another tab with the keys of the APG, and selects it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  const list = event.currentTarget
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')]
  const index = tabs.indexOf(document.activeElement as HTMLElement)
  if (index < 0) return
  event.preventDefault()
  const next = step(index, tabs.length, getComputedStyle(list).direction === 'rtl' ? -1 : 1)
  const tab = tabs.at(next % tabs.length)
  tab?.focus()
  tab?.click()
}

/** The line of tabs. */
export function TabsList({ label, className, children, ref, onKeyDown, ...rest }: TabsListProps) {
  requireLabel(label, 'Tabs.List', 'Pass label="…" with the name of the tabs.')
  const { setFallbackId } = useTabs()
  const list = useRef<HTMLDivElement>(null)
  const setRefs = useMergedRefs(ref, list)
  // After each render: without a selected tab that can be focused, the first one is the tab stop.
  useLayoutEffect(() => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)') ?? [])]
    setFallbackId(tabs.some((tab) => tab.ariaSelected === 'true') ? undefined : tabs[0]?.id)
  })
  return (
    <div data-tab-line="" className={tabLine}>
      <div
        {...rest}
        ref={setRefs}
        role="tablist"
        aria-label={label}
        onKeyDown={composeHandlers(onKeyDown, moveFocus)}
        data-slot="tabs-list"
        className={cn(tabLineContent, className)}
      >
        {children}
      </div>
    </div>
  )
}

export interface TabsTabProps extends Omit<ComponentProps<'button'>, 'role' | 'type'> {
  /** The value of the tab, and of its `Tabs.Panel`. */
  value: string
  /** The number of items in the panel. */
  count?: ReactNode
}

/** One tab. It is selected when it is pressed, or reached with an arrow key. */
export function TabsTab({ value, count, ref, className, children, onClick, ...rest }: TabsTabProps) {
  const tabs = useTabs()
  const active = tabs.value === value
  const element = useRef<HTMLButtonElement>(null)
  const setRefs = useMergedRefs(ref, element)
  useScrollToActive(element, active)
  return (
    <button
      {...rest}
      ref={setRefs}
      type="button"
      role="tab"
      id={tabs.getTabId(value)}
      aria-selected={active}
      aria-controls={tabs.getPanelId(value)}
      tabIndex={active || tabs.fallbackId === tabs.getTabId(value) ? 0 : -1}
      onClick={composeHandlers(onClick, () => {
        if (!active) tabs.select(value)
      })}
      data-slot="tabs-tab"
      data-active={active || undefined}
      className={cn(tab, 'disabled:cursor-not-allowed disabled:text-disabled', className)}
    >
      {children}
      {count !== undefined && <span className={cn(tabCount, tabCounts.neutral)}>{count}</span>}
    </button>
  )
}

export interface TabsPanelProps extends Omit<ComponentProps<'div'>, 'role' | 'id' | 'hidden'> {
  /** The value of its tab. */
  value: string
  /**
   * Whether the content stays mounted while another panel is shown, for example to keep what the user typed.
   * @default false
   */
  keepMounted?: boolean | undefined
}

/** The content of one tab. It is mounted while its tab is selected. */
export function TabsPanel({ value, keepMounted = false, className, children, ...rest }: TabsPanelProps) {
  const tabs = useTabs()
  const active = tabs.value === value
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control must be reachable with the keyboard.
      tabIndex={0}
      {...rest}
      role="tabpanel"
      id={tabs.getPanelId(value)}
      aria-labelledby={tabs.getTabId(value)}
      hidden={!active}
      data-slot="tabs-panel"
      className={cn('min-w-0', className)}
    >
      {(active || keepMounted) && children}
    </div>
  )
}
