import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.js'
import { type MarkedTextTone, markedTextTones } from './marked-text.variants.js'

/** A part of the text and what it was taken for. */
export interface TextMark {
  /** Index of its first character. */
  start: number
  /** Index after its last character. */
  end: number
  /** What it is, in a word: "CEP". */
  label: string
  tone?: MarkedTextTone | undefined
}

export interface MarkedTextProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The text as it was written; its line breaks stay. */
  text: string
  /** In any order; of two that overlap the first one stands. */
  marks: readonly TextMark[]
}

/** A text as somebody wrote it, in which what was understood is marked and named. For a single word use `Badge`. */
export function MarkedText({ text, marks, className, ...rest }: MarkedTextProps) {
  const pieces: ReactNode[] = []
  let read = 0
  for (const { start, end, label, tone = 'primary' } of marks.toSorted((one, other) => one.start - other.start)) {
    if (start < read || end <= start || start >= text.length) continue
    pieces.push(
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
  pieces.push(text.slice(read))
  return (
    <p {...rest} data-slot="marked-text" className={cn('text-sm/7 wrap-break-word whitespace-pre-wrap', className)}>
      {pieces}
    </p>
  )
}
