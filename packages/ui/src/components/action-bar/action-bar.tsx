import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { requireLabel } from '../../lib/require-label.ts'

export interface ActionBarProps extends Omit<ComponentProps<'div'>, 'aria-label'> {
  /** The accessible name of the group: "Próximo passo". */
  label: string
}

const bar =
  'fixed inset-x-0 bottom-0 z-header flex gap-2 border-t border-line bg-surface-raised px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] shadow-overlay'
const barButtons =
  '[&>[data-slot=button]]:h-12 [&>[data-slot=button]:first-child]:min-w-0 [&>[data-slot=button]:first-child]:flex-1'
/** A long label of the main action has two lines. */
const twoLines =
  '[&>[data-slot=button]:first-child>.truncate]:line-clamp-2 [&>[data-slot=button]:first-child>.truncate]:leading-tight [&>[data-slot=button]:first-child>.truncate]:whitespace-normal'

/**
 * The fixed bar at the bottom of a phone's screen, with the one action that comes next and a button for everything
 * else. It does not exist from 768 px; there, place the actions in the page.
 */
export function ActionBar({ label, className, children, ...rest }: ActionBarProps) {
  requireLabel(label, 'ActionBar', 'Pass label="…" with the name of the group: label="Próximo passo".')
  return (
    // As high as the bar, so that the bar never covers the end of the page.
    <div
      {...rest}
      data-slot="action-bar"
      className={cn('h-[calc(4rem+env(safe-area-inset-bottom))] shrink-0 md:hidden print:hidden', className)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form. */}
      <div role="group" aria-label={label} className={cn(bar, barButtons, twoLines)}>
        {children}
      </div>
    </div>
  )
}
