import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { type SkeletonShape, skeletonShapes } from './skeleton.variants.ts'

export interface SkeletonProps extends ComponentProps<'div'> {
  shape?: SkeletonShape | undefined
  /** The delay before it appears, in milliseconds. */
  delay?: number | undefined
}

/**
 * A placeholder for loading content. Give it the size of the content (`className="h-11 w-full"`) so that the layout
 * does not shift, and set `aria-busy` on the region.
 */
export function Skeleton({ shape = 'text', delay = 200, className, style, ...rest }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      data-slot="skeleton"
      data-shape={shape}
      // No inline style without a delay: server markup then complies with a policy that forbids inline styles.
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
