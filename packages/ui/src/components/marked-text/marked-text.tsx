import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { type MarkedTextTone, markedTextTones } from './marked-text.variants.ts'

/** A range of the text with its label. */
export interface TextMark {
  /** The index of its first character. */
  start: number
  /** The index after its last character. */
  end: number
  /** The meaning of the range: "CEP". */
  label: string
  /** The meaning, which decides the colors. */
  tone?: MarkedTextTone | undefined
}

export interface MarkedTextProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The original text, with its line breaks. */
  text: string
  /** The marks, in any order. Of overlapping marks the first one is used. */
  marks: readonly TextMark[]
}

/**
 * Shows a text with highlighted and labelled ranges, such as the recognised parts of a message. For a single word use
 * `Badge`.
 */
export function MarkedText({ text, marks, className, ...rest }: MarkedTextProps) {
  const parts: ReactNode[] = []
  let read = 0
  for (const { start, end, label, tone = 'primary' } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < read || end <= start || start >= text.length) continue
    parts.push(
      text.slice(read, start),
      <mark
        key={start}
        data-tone={tone}
        className={cn('rounded-sm box-decoration-clone px-1 py-0.5', markedTextTones[tone])}
      >
        {text.slice(start, end)} <span className="text-xs font-semibold">{label}</span>
      </mark>,
    )
    read = end
  }
  parts.push(text.slice(read))
  return (
    <p {...rest} data-slot="marked-text" className={cn('text-sm/7 wrap-break-word whitespace-pre-wrap', className)}>
      {parts}
    </p>
  )
}
