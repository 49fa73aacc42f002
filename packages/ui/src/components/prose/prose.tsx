import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** Long texts, such as legal texts and help. Styles plain `h2`, `p`, `ul`, `a` inside it and limits the line length. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      data-slot="prose"
      className={cn(
        'max-w-[68ch] text-lg text-text',
        '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:scroll-mt-20 [&_h2]:text-xl [&_h2]:font-semibold',
        '[&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:text-lg [&_h3]:font-semibold',
        '[&_li]:my-1.5 [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:my-3 [&_ul]:my-3 [&_ul]:list-disc [&_ul]:ps-6',
        '[&_a]:rounded-sm [&_a]:text-primary [&_a]:underline [&_a]:underline-offset-3 [&_strong]:font-semibold',
        '[&>:first-child]:mt-0 [&>:last-child]:mb-0',
        className,
      )}
    />
  )
}
