export type SegmentedControlSize = 'sm' | 'md'

export const segmentedControlSizes = {
  sm: 'min-h-9 px-2.5 text-sm md:min-h-7',
  md: 'min-h-10 px-3 md:min-h-8',
} satisfies Record<SegmentedControlSize, string>

export const segmentBase = [
  'relative inline-flex max-w-full min-w-0 flex-auto cursor-pointer items-center justify-center gap-1.5 rounded-sm text-center',
  'font-medium text-subtle transition-colors select-none hover:text-text [&_svg]:size-4 [&_svg]:shrink-0',
  'has-checked:bg-surface-raised has-checked:text-text has-checked:outline has-checked:outline-control',
  'has-focus:outline-2 has-focus:outline-offset-2 has-focus:outline-focus',
  'has-disabled:cursor-not-allowed has-disabled:text-disabled',
  'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
  'forced-colors:has-checked:forced-color-adjust-none',
].join(' ')
