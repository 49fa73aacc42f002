import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { type SkeletonShape, skeletonShapes } from './skeleton.variants.ts'

// In this module, so that skeleton rows and skeletons are in the same chunk.
export const skeletonAnimation = 'animate-skeleton motion-reduce:[animation-name:appear]'
export const skeletonBar = 'bg-line forced-colors:border'

/** The delay of `--animate-skeleton`. */
const defaultDelay = 200

export interface SkeletonProps extends ComponentProps<'div'> {
  /**
   * The shape of the content that is loading.
   * @default 'text'
   */
  shape?: SkeletonShape | undefined
  /**
   * The delay before it appears, in milliseconds.
   * @default 200
   */
  delay?: number | undefined
}

/**
 * A placeholder for loading content. Give it the size of the content with a class of your application, so that the
 * layout does not shift, and set `aria-busy` on the region.
 */
export function Skeleton({ shape = 'text', delay = defaultDelay, className, style, ...rest }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      data-slot="skeleton"
      data-shape={shape}
      // No inline style without a delay: server markup then complies with a policy that forbids inline styles.
      style={delay === 0 || delay === defaultDelay ? style : { ...style, animationDelay: `${delay}ms, 0ms` }}
      className={cn(skeletonAnimation, delay === 0 && '[animation-delay:0ms]', className)}
    >
      <div className={cn('size-full', skeletonBar, skeletonShapes[shape])} />
    </div>
  )
}
