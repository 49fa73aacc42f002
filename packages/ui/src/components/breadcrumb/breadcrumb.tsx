'use client'
import { Children, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react'
import { ArrowLeft, ChevronRight } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { Slot, Slottable } from '../../lib/slot.tsx'
import * as texts from '../../lib/texts.ts'

const defaultMessages = { breadcrumb: texts.breadcrumb }

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The links to the parent pages, the outermost first: `a` elements, or the links of a router. */
  children: ReactElement | readonly (ReactElement | false | undefined)[]
  /** The name of the current page. Leave it out in a `PageHeader`, whose title has it. */
  current?: ReactNode
}

/** The links to the parent pages of a page. On a phone only the nearest one is shown, with an arrow. */
export function Breadcrumb({ current, className, children, ...rest }: BreadcrumbProps) {
  const messages = useMessages(defaultMessages)
  const parents = Children.toArray(children).filter(isValidElement)
  const hasCurrent = current !== undefined
  const isSingle = parents.length === 1 && !hasCurrent
  return (
    <nav
      aria-label={messages.breadcrumb}
      {...rest}
      data-slot="breadcrumb"
      className={cn('text-sm text-subtle', className)}
    >
      <ol className="flex flex-wrap items-center gap-x-1">
        {parents.map((parent, index) => {
          const isNearest = index === parents.length - 1
          return (
            <li key={parent.key} className={cn('flex min-w-0 items-center gap-1', !isNearest && 'max-md:hidden')}>
              {index > 0 && <Separator />}
              <Slot className="flex min-w-0 items-center gap-1 rounded-sm py-1 text-subtle no-underline hover:text-text">
                {isNearest && <Back className={isSingle ? undefined : 'md:hidden'} />}
                <Slottable child={parent}>{(name) => <span className="min-w-0 wrap-anywhere">{name}</span>}</Slottable>
              </Slot>
            </li>
          )
        })}
        {hasCurrent && (
          <li className="flex min-w-0 items-center gap-1 max-md:sr-only">
            <Separator />
            <span aria-current="page" className="min-w-0 py-1 wrap-anywhere text-text">
              {current}
            </span>
          </li>
        )}
      </ol>
    </nav>
  )
}

function Separator() {
  return <ChevronRight aria-hidden className="size-3.5 shrink-0 max-md:hidden rtl:-scale-x-100" />
}

function Back({ className }: { className: string | undefined }) {
  return <ArrowLeft aria-hidden className={cn('size-3.5 shrink-0 rtl:-scale-x-100', className)} />
}
