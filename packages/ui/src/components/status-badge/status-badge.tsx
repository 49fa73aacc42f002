import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.js'
import { badgeBase, badgeTones } from '../badge/badge.variants.js'
import { type StatusKind, statusTones } from './status-badge.variants.js'
import { StatusIcon } from './status-icon.js'

export interface StatusBadgeProps extends ComponentProps<'span'> {
  kind: StatusKind
}

/**
 * Where something stands: icon, word and tone together, so that no single one of them has to be seen. The same in
 * list, detail, timeline, report and print.
 */
export function StatusBadge({ kind, className, children, ...rest }: StatusBadgeProps) {
  return (
    <span
      {...rest}
      data-slot="status-badge"
      data-kind={kind}
      className={cn(badgeBase, badgeTones[statusTones[kind]], className)}
    >
      <StatusIcon kind={kind} />
      <span className="truncate">{children}</span>
    </span>
  )
}
