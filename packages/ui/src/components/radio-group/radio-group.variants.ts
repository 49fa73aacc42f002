export type ChoiceGroupOrientation = 'vertical' | 'horizontal'

export const choiceOrientations = {
  vertical: 'flex flex-col gap-1',
  horizontal: 'flex flex-wrap gap-x-6 gap-y-1',
} satisfies Record<ChoiceGroupOrientation, string>

/** The layout of the options: a list of radio buttons, or chips side by side for short labels. */
export type RadioGroupVariant = 'list' | 'chips'

export const choiceVariants = {
  list: '',
  chips: 'flex flex-wrap gap-2',
} satisfies Record<RadioGroupVariant, string>

export const choiceChip = [
  'relative inline-flex min-h-11 max-w-full min-w-0 cursor-pointer items-center rounded-md border border-control px-3 md:min-h-9',
  'bg-surface-raised text-start wrap-anywhere transition-colors select-none hover:border-control-hover',
  'has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary',
  'has-focus:outline-2 has-focus:outline-offset-2 has-focus:outline-focus',
  'has-disabled:cursor-not-allowed has-disabled:text-disabled data-invalid:border-danger',
  'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
  'forced-colors:has-checked:forced-color-adjust-none',
].join(' ')
