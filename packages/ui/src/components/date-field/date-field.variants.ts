/** The classes of the calendar's parts, by the names of the calendar library. */
export const calendarClasses = {
  root: 'text-md',
  months: 'relative',
  month: 'flex flex-col gap-2',
  month_caption: 'flex h-9 items-center justify-center px-10 font-semibold',
  caption_label: 'block first-letter:uppercase',
  title_button:
    'flex h-9 items-center gap-1 rounded-md px-2 font-semibold first-letter:uppercase hover:bg-surface-hover',
  nav: 'pointer-events-none absolute inset-x-0 top-0 flex h-9 items-center justify-between',
  button_previous:
    'pointer-events-auto grid size-9 place-items-center rounded-md hover:bg-surface-hover aria-disabled:text-disabled',
  button_next:
    'pointer-events-auto grid size-9 place-items-center rounded-md hover:bg-surface-hover aria-disabled:text-disabled',
  chevron: 'size-4 fill-current',
  month_grid: 'border-collapse',
  weekdays: 'text-subtle',
  weekday: 'h-8 w-10 text-xs font-medium',
  day: 'p-0.5 text-center',
  day_button: 'grid size-9 place-items-center rounded-md figures hover:bg-surface-hover disabled:text-disabled',
  today: 'font-bold text-primary',
  selected: 'rounded-md [&>button]:bg-primary [&>button]:text-on-primary [&>button]:hover:bg-primary-hover',
  outside: 'text-subtle',
  hidden: 'invisible',
} as const
