import { cn } from '../../lib/cn.ts'

/** The spinning arc: decoration next to a text. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 16 16" fill="none" aria-hidden="true" className={cn('size-4 animate-spin', className)}>
      <circle cx="8" cy="8" r="6.5" strokeWidth="2" stroke="currentColor" opacity="0.25" />
      <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" strokeWidth="2" strokeLinecap="round" stroke="currentColor" />
    </svg>
  )
}
