import Ban from 'lucide-react/icons/ban'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CirclePause from 'lucide-react/icons/circle-pause'
import Clock from 'lucide-react/icons/clock'
import ClockAlert from 'lucide-react/icons/clock-alert'
import Hourglass from 'lucide-react/icons/hourglass'
import Navigation from 'lucide-react/icons/navigation'
import PackageCheck from 'lucide-react/icons/package-check'
import PackageMinus from 'lucide-react/icons/package-minus'
import TimerOff from 'lucide-react/icons/timer-off'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import Warehouse from 'lucide-react/icons/warehouse'
import type { ComponentProps } from 'react'
import type { StatusKind } from './status-badge.variants.js'

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
  kind: StatusKind
}

/** The icon of a status alone, for a timeline or a map. Never without the word nearby. */
export function StatusIcon({ kind, ...rest }: StatusIconProps) {
  const Icon = icons[kind]
  return <Icon aria-hidden {...rest} data-slot="status-icon" data-kind={kind} />
}
