'use client'
import { cn } from '../../lib/cn.ts'
import { scheduleAxis, scheduleAxisList, scheduleHeading, scheduleMore } from './schedule.variants.ts'
import type { EntrySettings } from './schedule-entry.tsx'

interface AxisProps<Item> {
  settings: EntrySettings<Item>
  /** The first visible hour when earlier ones are shown on demand; undefined when they are not. */
  collapseFrom: number | undefined
  collapseTo: number | undefined
}

/** The hours at the start of the grid. Screen readers get the time of each entry instead. */
export function ScheduleAxis<Item>({ settings, collapseFrom, collapseTo }: AxisProps<Item>) {
  const { hours, messages, several } = settings
  const list = Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index)
  return (
    <div data-slot="schedule-axis" className={cn(scheduleAxis, several && scheduleAxisList)}>
      <div className={scheduleHeading} />
      <div>
        {collapseFrom !== undefined && (
          <button type="button" data-show="less-before" className={scheduleMore}>
            {messages.hideBefore(messages.hour(collapseFrom))}
          </button>
        )}
      </div>
      <div aria-hidden className="-mt-px">
        {list.map((hour) => (
          <div key={hour} className="h-(--hour) min-w-11 px-2 pt-0.5 text-end">
            {messages.hour(hour)}
          </div>
        ))}
      </div>
      <div>
        {collapseTo !== undefined && (
          <button type="button" data-show="less-after" className={scheduleMore}>
            {messages.hideAfter(messages.hour(collapseTo))}
          </button>
        )}
      </div>
    </div>
  )
}
