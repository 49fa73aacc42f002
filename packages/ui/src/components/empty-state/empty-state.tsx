import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The icon before the label; it is hidden from screen readers. */
  icon?: ReactNode
  /** The message, for example "Nenhuma ordem de serviço ainda.". */
  title: ReactNode
  /** The first step, or "Limpar filtros" when filters hide all rows. */
  action?: ReactNode
}

/** Shown instead of an empty list, with its purpose and a first step. */
export function EmptyState({ icon, title, action, className, children, ...rest }: EmptyStateProps) {
  return (
    <div
      {...rest}
      data-slot="empty-state"
      className={cn('flex flex-col items-center px-6 py-14 text-center', className)}
    >
      {icon && (
        <div
          aria-hidden
          className="mb-4 grid size-12 place-items-center rounded-full bg-accent-soft text-waiting [&_svg]:size-5"
        >
          {icon}
        </div>
      )}
      <p className="max-w-full text-lg font-semibold text-balance">{title}</p>
      {children && <div className="mt-1 max-w-[min(52ch,100%)] text-pretty text-subtle">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
