import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { type DescriptionListLayout, descriptionListLayouts } from './description-list.variants.ts'

export interface DescriptionListRootProps extends ComponentProps<'dl'> {
  /**
   * Whether the items are rows or a grid.
   * @default 'rows'
   */
  layout?: DescriptionListLayout | undefined
}

/** Names and values of one item, such as an order, a company or an address. */
export function DescriptionListRoot({ layout = 'rows', className, ...rest }: DescriptionListRootProps) {
  return (
    <dl
      {...rest}
      data-slot="description-list"
      data-layout={layout}
      className={cn('group/list grid min-w-0', descriptionListLayouts[layout], className)}
    />
  )
}

export interface DescriptionListItemProps extends ComponentProps<'div'> {
  /** The name of the value. */
  term: ReactNode
}

/** One name with its value. */
export function DescriptionListItem({ term, className, children, ...rest }: DescriptionListItemProps) {
  return (
    <div
      {...rest}
      data-slot="description-list-item"
      className={cn(
        'min-w-0 group-data-[layout=rows]/list:grid group-data-[layout=rows]/list:gap-x-4',
        'group-data-[layout=rows]/list:md:grid-cols-[minmax(7rem,1fr)_2fr]',
        className,
      )}
    >
      <dt className="text-subtle">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
