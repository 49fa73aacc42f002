import type { ComponentProps, ReactNode } from 'react'
import { ChevronDown } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { requireLabel } from '../../lib/require-label.ts'

export interface DisclosureProps extends ComponentProps<'details'> {
  /** The visible summary of the hidden content. */
  summary: ReactNode
}

/** Hides content that few users need, until they open it. For a task that must be finished, use `Dialog`. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  requireLabel(
    summary,
    'Disclosure',
    'Pass summary="…" with the name of the hidden content, for example summary="Como contamos".',
  )
  return (
    <details {...rest} data-slot="disclosure" className={cn('group/disclosure min-w-0', className)}>
      <summary
        data-slot="disclosure-summary"
        className={cn(
          'flex min-h-11 w-fit max-w-full list-none items-center gap-2 rounded-md text-subtle select-none hover:text-text',
          'transition-colors md:min-h-8 [&::-webkit-details-marker]:hidden',
        )}
      >
        <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open/disclosure:rotate-180" />
        <span className="min-w-0 font-medium wrap-anywhere">{summary}</span>
      </summary>
      <div className="pt-2 pb-1">{children}</div>
    </details>
  )
}
