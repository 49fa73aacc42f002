'use client'
import type { ComponentProps, ReactNode } from 'react'
import { Check, X } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { requireLabel } from '../../lib/require-label.ts'
import * as texts from '../../lib/texts.ts'
import { type StepState, stepStates } from './stepper.variants.ts'

const defaultMessages = { stepDone: texts.stepDone, stepFailed: texts.stepFailed }

export interface StepperRootProps extends ComponentProps<'ol'> {
  /** The task that the steps belong to: "Importar entregas". */
  label: string
}

/** The steps of a task, side by side where there is space. For past events use `Timeline`. */
export function StepperRoot({ label, className, ...rest }: StepperRootProps) {
  requireLabel(label, 'Stepper.Root', 'Pass label="…" with the name of the task, for example label="Nova ordem".')
  return (
    <ol
      {...rest}
      aria-label={label}
      data-slot="stepper"
      className={cn('flex min-w-0 flex-col gap-4 [counter-reset:step] md:flex-row md:gap-3', className)}
    />
  )
}

export interface StepperStepProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The title of the step. It may contain a link or button back to the step. */
  title: ReactNode
  /** A sentence below the title of the step. */
  description?: ReactNode
  /**
   * The state of the step.
   * @default 'upcoming'
   */
  state?: StepState | undefined
}

/** One step. Its number is its position in the list. */
export function StepperStep({
  title,
  description,
  state = 'upcoming',
  className,
  children,
  ...rest
}: StepperStepProps) {
  const messages = useMessages(defaultMessages)
  const stateTexts = { done: messages.stepDone, failed: messages.stepFailed, current: undefined, upcoming: undefined }[
    state
  ]
  return (
    <li
      {...rest}
      aria-current={state === 'current' ? 'step' : undefined}
      data-slot="stepper-step"
      data-state={state}
      className={cn(
        'group/step relative flex min-w-0 flex-1 gap-3 [counter-increment:step] md:flex-col md:gap-2',
        className,
      )}
    >
      <span
        aria-hidden
        className={cn(
          'absolute border-line-strong group-last/step:hidden max-md:start-4 max-md:top-9 max-md:-bottom-3 max-md:border-s',
          'md:start-11 md:end-0 md:top-4 md:border-t',
          state === 'done' && 'border-primary',
        )}
      />
      <span
        aria-hidden
        className={cn(
          'grid size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold figures [&_svg]:size-4',
          stepStates[state],
        )}
      >
        {state === 'done' && <Check />}
        {state === 'failed' && <X />}
        {(state === 'current' || state === 'upcoming') && <span className="before:content-[counter(step)]" />}
      </span>
      <div className="min-w-0 max-md:pt-1.5">
        <p className={cn('wrap-anywhere', state === 'current' ? 'font-semibold' : 'font-medium')}>
          {title}
          {stateTexts && <span className="sr-only"> {stateTexts}</span>}
        </p>
        {description && <div className="text-sm wrap-anywhere text-subtle">{description}</div>}
        {children}
      </div>
    </li>
  )
}
