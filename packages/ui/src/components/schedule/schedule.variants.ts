/** The meaning of an entry. */
export type ScheduleTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'waiting'

/** The fill of an entry, and the bar at its start. */
export const scheduleTones = {
  neutral: 'border-line bg-surface-raised border-s-line-strong',
  info: 'border-info-line bg-info-soft border-s-info',
  success: 'border-success-line bg-success-soft border-s-success',
  warning: 'border-warning-line bg-warning-soft border-s-warning',
  danger: 'border-danger-line bg-danger-soft border-s-danger',
  waiting: 'border-waiting-line bg-waiting-soft border-s-waiting',
} satisfies Record<ScheduleTone, string>

/*
 * A schedule of several days becomes a list below 42 rem of its width, by style alone: no script measures it, so that
 * it is right in the first paint. The constants that end in `List` are for schedules of several days only.
 */

export const scheduleRoot = '@container relative isolate min-w-0 [--hour:3.5rem]'

export const scheduleFrame = [
  'grid grid-rows-[auto_auto_auto_auto] overflow-auto overscroll-contain rounded-lg border border-line bg-surface-raised',
  'max-h-[max(26rem,calc(100dvh-14rem))] print:max-h-none print:overflow-visible',
].join(' ')
export const scheduleFrameList = '@max-[42rem]:block @max-[42rem]:max-h-none @max-[42rem]:overflow-visible'

export const scheduleAxis =
  'sticky start-0 z-3 row-span-4 grid grid-rows-subgrid border-e border-line bg-surface-raised text-xs text-subtle figures'
export const scheduleAxisList = '@max-[42rem]:hidden'

export const scheduleDay = 'row-span-4 grid min-w-0 grid-rows-subgrid not-last:border-e border-line'
export const scheduleDayList = '@max-[42rem]:block @max-[42rem]:border-e-0! @max-[42rem]:not-last:border-b'

export const scheduleHeading =
  'sticky top-0 z-2 flex min-h-11 min-w-0 items-center gap-2 border-b border-line bg-surface-raised px-2 py-1'
export const scheduleHeadingList = '@max-[42rem]:static @max-[42rem]:border-b-0 @max-[42rem]:px-3'

/** A button for entries that are not visible. On phones 44 px. */
export const scheduleMore = [
  'min-h-7 min-w-0 cursor-pointer rounded-md px-2 py-1 text-start text-xs font-medium text-subtle -outline-offset-2 wrap-anywhere',
  'hover:bg-surface-hover hover:text-text pointer-coarse:min-h-11 print:hidden',
].join(' ')
export const scheduleMoreList = '@max-[42rem]:hidden'

/** The button of a group in the grid: it covers the time of the hidden entries. */
export const scheduleGroup = [
  'absolute end-0.5 top-[calc(var(--top)*var(--hour)+1px)] h-[calc(var(--length)*var(--hour)-2px)]',
  'flex justify-center border border-dashed border-control bg-surface px-0 whitespace-nowrap figures',
].join(' ')
/** Next to columns it is as narrow as its number, where there are none as wide as the day. */
export const scheduleGroupWidths = { narrow: 'w-6.5', wide: 'w-[calc(100%-4px)]' }

/** The entries of a day. The lines are the hours. */
export const scheduleHours = [
  'relative h-[calc(var(--hours)*var(--hour))]',
  'bg-[repeating-linear-gradient(to_bottom,var(--color-line)_0_1px,transparent_1px_var(--hour))]',
].join(' ')
export const scheduleHoursList =
  '@max-[42rem]:flex @max-[42rem]:h-auto @max-[42rem]:flex-col @max-[42rem]:gap-1.5 @max-[42rem]:bg-none @max-[42rem]:px-3 @max-[42rem]:pb-3'

/**
 * The outline is inside, because entries touch each other. The containment keeps the layout of one from the others, and an
 * entry that is not visible costs no style or layout of its content.
 */
export const scheduleEntry = [
  'group/entry absolute start-[calc(var(--column)*(100%-var(--button))/var(--columns)+2px)] top-[calc(var(--top)*var(--hour)+1px)]',
  'h-[calc(var(--length)*var(--hour)-2px)] w-[calc(var(--span)*(100%-var(--button))/var(--columns)-4px)] scroll-ms-16 scroll-mt-14',
  '[--button:0px] data-beside-button:[--button:1.75rem]',
  'overflow-hidden rounded-md border border-s-3 px-1 py-0.5 text-xs [contain:layout_paint] [content-visibility:auto]',
  // What does not fit on the line of a short entry is cut off, and not shortened to a letter.
  'data-short:not-data-concealed:flex data-short:flex-wrap data-short:gap-x-2 data-short:gap-y-6 data-concealed:hidden data-continues-after:rounded-b-none data-continues-before:rounded-t-none data-link:cursor-pointer',
  'focus:z-1 focus:outline-2 focus:-outline-offset-2 focus:outline-focus',
  'forced-colors:data-selected:outline-2 forced-colors:data-selected:-outline-offset-2 forced-colors:data-selected:not-focus:outline-dashed',
].join(' ')
export const scheduleEntryList = [
  '@max-[42rem]:static @max-[42rem]:ms-11 @max-[42rem]:h-auto @max-[42rem]:w-auto @max-[42rem]:data-concealed:block @max-[42rem]:data-short:block!',
  '@max-[42rem]:overflow-visible @max-[42rem]:px-3 @max-[42rem]:py-2 @max-[42rem]:text-sm @max-[42rem]:[contain:none] @max-[42rem]:[content-visibility:visible]',
].join(' ')

/** A selected entry keeps the bar of its tone. */
export const scheduleSelected = 'border-y-primary border-e-primary bg-primary-soft'

/** The hour in the list, next to the first entry in it. */
export const scheduleListHour = 'absolute hidden -ms-15 w-10 figures text-subtle @max-[42rem]:block'

/** In the grid the checkbox is over the end of the entry while it is pointed at, so that titles have the width. */
export const scheduleCheckbox = [
  'absolute end-1 top-1 shrink-0 opacity-0 checked:opacity-100 group-hover/entry:opacity-100',
  'group-focus-within/entry:opacity-100 group-focus/entry:opacity-100 pointer-coarse:opacity-100',
].join(' ')
/** The line of the title ends before a visible checkbox. */
export const scheduleTitleSpace =
  'group-hover/entry:pe-6 group-focus-within/entry:pe-6 group-focus/entry:pe-6 group-data-selected/entry:pe-6 pointer-coarse:pe-6'
export const scheduleTitleSpaceList = '@max-[42rem]:pe-0!'
export const scheduleCheckboxList = '@max-[42rem]:static @max-[42rem]:opacity-100'
