'use client'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { ChevronDown } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { CardRoot } from '../card/card.tsx'
import { Heading, type HeadingLevel } from '../heading/heading.tsx'

export interface CollapsibleCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The title; also the accessible name of the region and of the button that opens it. */
  title: ReactNode
  /**
   * The level of the heading in the outline of the page.
   * @default 2
   */
  level?: HeadingLevel | undefined
  /** What the content states, shown while it is closed: "Padaria da Serra · Rua das Acácias, 120". */
  summary?: ReactNode
  /** A badge or buttons at the end of the title line; shown while it is closed, too. */
  actions?: ReactNode
  /** Whether the content is shown. Controlled when set. */
  open?: boolean | undefined
  /**
   * Whether the content is shown at first.
   * @default true
   */
  defaultOpen?: boolean | undefined
  /** Called when the user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * A card that the user can close to a line with its `summary`, for a section of a long form. The content stays mounted:
 * its fields keep their values and belong to the form. For content that few users need, use `Disclosure`.
 */
export function CollapsibleCard({
  title,
  level = 2,
  summary,
  actions,
  open,
  defaultOpen = true,
  onOpenChange,
  children,
  ...rest
}: CollapsibleCardProps) {
  requireLabel(
    title,
    'CollapsibleCard',
    'Pass title="…" with the subject of the section, for example title="Comprovação".',
  )
  const id = useId()
  const [isOpen, setIsOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange })
  return (
    <CardRoot asChild>
      <section aria-labelledby={`${id}title`} {...rest} data-slot="collapsible-card" data-open={isOpen}>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2 px-5 pt-2">
          <Heading level={level} size="md" className="-ms-2 min-w-0 flex-auto">
            <button
              type="button"
              id={`${id}title`}
              data-slot="collapsible-card-toggle"
              aria-expanded={isOpen}
              aria-controls={`${id}content`}
              className="flex min-h-11 w-full items-center gap-2 rounded-md px-2 text-start hover:text-subtle"
              onClick={() => setIsOpen(!isOpen)}
            >
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <ChevronDown
                aria-hidden
                className={cn('size-4 shrink-0 text-subtle transition-transform', isOpen && 'rotate-180')}
              />
            </button>
          </Heading>
          {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
        {!isOpen && <div className="px-5 pt-1 pb-4 wrap-anywhere text-subtle">{summary}</div>}
        <div id={`${id}content`} data-slot="collapsible-card-content" hidden={!isOpen} className="px-5 pt-2 pb-4">
          {children}
        </div>
      </section>
    </CardRoot>
  )
}
