import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.js'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  icon?: ReactNode
  /** What is not there: "Nenhuma ordem de serviço ainda." */
  title: ReactNode
  /** The first thing to do, or "Limpar filtros" when filters hide everything. */
  action?: ReactNode
}

/** A list without rows: says what the place is for and gives the first step. */
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
