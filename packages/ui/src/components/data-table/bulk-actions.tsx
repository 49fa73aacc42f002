'use client'
import type { ComponentProps, ReactNode } from 'react'
import { X } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { focusFirst, getFocusTargets } from '../../lib/return-focus.ts'
import { Button } from '../button/button.tsx'
import { bulkActionsLayout } from './data-table.variants.ts'
import { useDataTable } from './data-table-context.ts'

export interface DataTableBulkActionsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The actions for the selected rows, or a function that receives their ids. */
  children?: ReactNode | ((selected: readonly string[]) => ReactNode)
}

/** When the actions disappear with the focus, as after a press on the button that clears, the checkbox of all rows gets it. */
function passFocusOn(actions: HTMLElement | null) {
  return () => {
    if (!actions?.contains(document.activeElement)) return
    const selectAll = actions.closest('[data-slot=data-table]')?.querySelector<HTMLElement>('thead input')
    focusFirst([...(selectAll ? [selectAll] : []), ...getFocusTargets(actions)], { preventScroll: true })
  }
}

/** Shown instead of the toolbar while rows are selected: their number, the actions, and a button that clears them. */
export function DataTableBulkActions({ className, children, ref, ...rest }: DataTableBulkActionsProps) {
  const { selection, settings } = useDataTable()
  const { messages } = settings
  const setRefs = useMergedRefs(ref, passFocusOn)
  if (selection.list.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
    <div
      {...rest}
      ref={setRefs}
      role="group"
      aria-label={messages.selection}
      data-slot="data-table-bulk-actions"
      className={cn(bulkActionsLayout, className)}
    >
      <span className="font-medium figures">{messages.rowsSelected(selection.list.length)}</span>
      <Button tone="neutral" variant="ghost" size="sm" icon={<X aria-hidden />} onClick={selection.clear}>
        {messages.clearSelection}
      </Button>
      <div className="ms-auto flex flex-wrap items-center gap-2">
        {typeof children === 'function' ? children(selection.list) : children}
      </div>
    </div>
  )
}
