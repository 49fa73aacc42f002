import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.js'
import { type SkeletonShape, skeletonShapes } from './skeleton.variants.js'

export interface SkeletonProps extends ComponentProps<'div'> {
  shape?: SkeletonShape | undefined
  /** Milliseconds before it shows: what arrives sooner needs no stand-in. */
  delay?: number | undefined
}

/**
 * The shape of what is coming. Give it the size of the real thing (`className="h-11 w-full"`) so that nothing moves
 * when that arrives, and put `aria-busy` on the region.
 */
export function Skeleton({ shape = 'text', delay = 200, className, style, ...rest }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      data-slot="skeleton"
      data-shape={shape}
      // None without a delay: markup that a server writes then passes a policy without inline styles.
      style={delay === 0 ? style : { ...style, animationDelay: `${delay}ms` }}
      className={cn('animate-appear [animation-fill-mode:backwards]', className)}
    >
      <div
        className={cn(
          'size-full animate-pulse bg-line motion-reduce:animate-none forced-colors:border',
          skeletonShapes[shape],
        )}
      />
    </div>
  )
}
