'use client'
import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { CopyButton } from '../copy-button/copy-button.tsx'

export interface CodeBlockProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The description of the code, shown above it; also the accessible name of the scrolling region. */
  label: string
  /** The code as text, with its line breaks. */
  children: string
}

/** Preformatted code with a copy button. */
export function CodeBlock({ label, className, children, ...rest }: CodeBlockProps) {
  requireLabel(
    label,
    'CodeBlock',
    'Pass label="…" with the description of the code, for example label="Resposta da API".',
  )
  return (
    <figure
      {...rest}
      data-slot="code-block"
      className={cn('min-w-0 rounded-md border border-line bg-surface-sunken', className)}
    >
      <figcaption className="flex items-center justify-between gap-2 border-b border-line py-1 ps-3 pe-1 text-sm text-subtle">
        <span className="min-w-0 truncate">{label}</span>
        <CopyButton text={children} size="sm" />
      </figcaption>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll long lines with the arrow keys.
        tabIndex={0}
        aria-label={label}
        dir="ltr"
        className="max-h-96 overflow-auto rounded-b-md p-3"
      >
        <pre className="font-mono text-sm">
          <code>{children}</code>
        </pre>
      </section>
    </figure>
  )
}
