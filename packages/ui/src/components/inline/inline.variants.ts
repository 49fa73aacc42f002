export type InlineAlign = 'start' | 'center' | 'end' | 'baseline'
export type InlineJustify = 'start' | 'center' | 'end' | 'between'

export const inlineAligns = {
  start: 'items-start',
  center: 'items-center',
  end: 'items-end',
  baseline: 'items-baseline',
} satisfies Record<InlineAlign, string>

export const inlineJustifies = {
  start: 'justify-start',
  center: 'justify-center',
  end: 'justify-end',
  between: 'justify-between',
} satisfies Record<InlineJustify, string>
