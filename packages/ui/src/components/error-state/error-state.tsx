'use client'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { CloudAlert } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { createOnDemand, useOnDemandState } from '../../lib/on-demand.ts'
import * as texts from '../../lib/texts.ts'
import { Heading, type HeadingLevel } from '../heading/heading.tsx'
import { type ErrorStateTone, errorStateTones } from './error-state.variants.ts'

const defaultMessages = { copyRequestId: texts.copyRequestId, requestId: texts.requestId }

/** Loaded on demand: a request id exists only online. Until the button is loaded, the id can be selected. */
const copyButtonModule = createOnDemand(() => import('../copy-button/copy-button.tsx'))

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * `danger`: a failure. `warning`: a temporary problem. `neutral`: no failure, such as a missing page.
   * @default 'danger'
   */
  tone?: ErrorStateTone | undefined
  /** The icon before the label; it is hidden from screen readers. */
  icon?: ReactNode
  /** The failed action, for example "Não foi possível carregar as ordens.". */
  title: ReactNode
  /** Makes the title a heading of this level; use `1` when the state fills the page. */
  level?: HeadingLevel | undefined
  /** "Tentar de novo", or a link to another page. */
  action?: ReactNode
  /** The request id that support needs to find the failure in the logs. */
  requestId?: string | undefined
}

/** Shown instead of content that could not be loaded: the failure, what to do, and the request id for support. */
export function ErrorState({
  tone = 'danger',
  icon,
  title,
  level,
  action,
  requestId,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  const messages = useMessages(defaultMessages)
  const { module: loaded } = useOnDemandState(copyButtonModule)
  useEffect(() => {
    if (requestId) copyButtonModule.load()
  }, [requestId])
  return (
    <div
      role="alert"
      {...rest}
      data-slot="error-state"
      data-tone={tone}
      className={cn('flex flex-col items-center px-6 py-14 text-center', className)}
    >
      <div
        aria-hidden
        className={cn('mb-4 grid size-12 place-items-center rounded-full [&_svg]:size-5', errorStateTones[tone])}
      >
        {icon ?? <CloudAlert />}
      </div>
      <Title level={level}>{title}</Title>
      {children && <div className="mt-1 max-w-[min(52ch,100%)] text-pretty text-subtle">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
      {requestId && (
        // A UUID and its button fit on one line of a phone, below the label.
        <div className="-mx-4 mt-6 flex flex-wrap items-center justify-center gap-1 text-xs text-subtle">
          <span>{messages.requestId} </span>
          <span className="flex min-h-11 items-center gap-1 md:min-h-8">
            <code className="font-mono wrap-anywhere">{requestId}</code>
            {loaded && <loaded.CopyButton label={messages.copyRequestId} text={requestId} size="sm" />}
          </span>
        </div>
      )}
    </div>
  )
}

function Title({ level, children }: { level: HeadingLevel | undefined; children: ReactNode }) {
  if (level === undefined) return <p className="max-w-full text-lg font-semibold text-balance">{children}</p>
  return (
    <Heading level={level} size="md" className="max-w-full text-balance">
      {children}
    </Heading>
  )
}
