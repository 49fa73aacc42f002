import type { ComponentProps } from 'react'
import {
  Ban,
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CirclePause,
  Clock,
  ClockAlert,
  Hourglass,
  Navigation,
  PackageCheck,
  PackageMinus,
  TimerOff,
  Truck,
  Undo2,
  Warehouse,
} from '../../icons/icons.gen.ts'
import type { StatusKind } from './status-badge.variants.ts'

const icons = {
  draft: CircleDashed,
  requested: Hourglass,
  scheduled: CalendarClock,
  accepted: Clock,
  collecting: Navigation,
  collected: PackageCheck,
  moving: Truck,
  done: CircleCheck,
  partial: PackageMinus,
  failed: CircleAlert,
  paused: CirclePause,
  returning: Undo2,
  returned: Warehouse,
  canceled: Ban,
  expired: TimerOff,
  late: ClockAlert,
} satisfies Record<StatusKind, typeof Ban>

export interface StatusIconProps extends ComponentProps<'svg'> {
  /** The status, which decides the icon and the color. */
  kind: StatusKind
}

/** The icon of a status, for a timeline or a map. Always show the text of the status near it. */
export function StatusIcon({ kind, ...rest }: StatusIconProps) {
  const Icon = icons[kind]
  return <Icon aria-hidden {...rest} data-slot="status-icon" data-kind={kind} />
}
