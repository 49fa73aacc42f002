'use client'
import type { ComponentProps, ReactNode } from 'react'
import { Check, X } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { requireLabel } from '../../lib/require-label.ts'
import * as texts from '../../lib/texts.ts'
import { type TrackingStepState, trackingStepStates } from './tracking-steps.variants.ts'

const defaultMessages = { stepDone: texts.stepDone, stepStopped: texts.stepStopped }

export interface TrackingStepsRootProps extends ComponentProps<'ol'> {
  /** The accessible name of the list: "Andamento da entrega". */
  label: string
}

/** The progress of one delivery in large text, for its recipient. For the steps of a task use `Stepper`. */
export function TrackingStepsRoot({ label, className, ...rest }: TrackingStepsRootProps) {
  requireLabel(label, 'TrackingSteps.Root', 'Pass label="…" with the name of the list: label="Andamento da entrega".')
  return <ol {...rest} aria-label={label} data-slot="tracking-steps" className={cn('flex flex-col', className)} />
}

export interface TrackingStepsStepProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The status in one or two words: "Coletado". */
  title: ReactNode
  /** The actual or expected time. */
  time?: ReactNode
  /** An icon instead of the mark of a current or upcoming step. */
  icon?: ReactNode
  /**
   * The state of the step.
   * @default 'upcoming'
   */
  state?: TrackingStepState | undefined
}

/** One step, with the line to the next. */
export function TrackingStepsStep({
  title,
  time,
  icon,
  state = 'upcoming',
  className,
  children,
  ...rest
}: TrackingStepsStepProps) {
  const messages = useMessages(defaultMessages)
  const stateTexts = { done: messages.stepDone, stopped: messages.stepStopped, current: undefined, upcoming: undefined }
  return (
    <li
      {...rest}
      aria-current={state === 'current' ? 'step' : undefined}
      data-slot="tracking-step"
      data-state={state}
      className={cn('group/step relative flex min-h-18 gap-4 pb-4 last:min-h-0 last:pb-0', className)}
    >
      <span
        aria-hidden
        className={cn(
          'absolute start-5 top-12 bottom-1 w-1 rounded-full group-last/step:hidden',
          state === 'done' ? 'bg-primary forced-colors:bg-[Highlight]' : 'bg-line-strong forced-colors:bg-[GrayText]',
        )}
      />
      <span
        aria-hidden
        className={cn(
          'grid size-11 shrink-0 place-items-center rounded-full border-2 [&_svg]:size-5',
          trackingStepStates[state],
        )}
      >
        {state === 'done' && <Check />}
        {state === 'stopped' && <X />}
        {(state === 'current' || state === 'upcoming') && (icon ?? <span className="size-2 rounded-full bg-current" />)}
      </span>
      <div className="min-w-0 pt-2">
        <p
          className={cn(
            'text-xl wrap-anywhere',
            state === 'current' ? 'font-bold' : 'font-semibold',
            (state === 'upcoming' || state === 'stopped') && 'text-subtle',
          )}
        >
          {title}
          {stateTexts[state] && <span className="sr-only"> {stateTexts[state]}</span>}
        </p>
        {time && <p className="text-subtle figures">{time}</p>}
        {children && <div className="wrap-anywhere">{children}</div>}
      </div>
    </li>
  )
}
