import type { ReactNode } from 'react'
import * as RadixDialog from '../../bundled/radix-dialog.ts'
import { type DialogPlacement, dialogPanelClasses, dialogPlacements } from '../../components/dialog/dialog.variants.ts'
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx'
import * as DropdownMenu from '../../components/dropdown-menu/index.ts'
import { ThemeScope } from '../../components/theme-scope/theme-scope.tsx'
import { toastClassNames } from '../../components/toaster/toast.variants.ts'
import { toastIcons } from '../../components/toaster/toast-icons.tsx'
import { tooltipClasses } from '../../components/tooltip/tooltip.variants.ts'
import { cn } from '../../lib/cn.ts'

interface DialogPictureProps {
  title: ReactNode
  description?: ReactNode
  placement?: DialogPlacement
  hideCloseButton?: boolean
  children: ReactNode
}

/** The panel of a dialog or drawer in the flow of the guide: a real one would take the focus and lock the page. */
export function DialogPicture({ placement = 'center', children, ...frame }: DialogPictureProps) {
  return (
    <RadixDialog.Root open modal={false}>
      <div className={cn(dialogPanelClasses, dialogPlacements[placement], 'max-w-sm')}>
        <DialogFrame {...frame}>{children}</DialogFrame>
      </div>
    </RadixDialog.Root>
  )
}

/** An open menu in the flow of the guide instead of next to a trigger. */
export function MenuPicture({ children }: { children: ReactNode }) {
  return (
    <ThemeScope className="[&>[data-radix-popper-content-wrapper]]:static! [&>[data-radix-popper-content-wrapper]]:transform-none!">
      <DropdownMenu.Root open>
        <DropdownMenu.Trigger className="sr-only">Ações</DropdownMenu.Trigger>
        <DropdownMenu.Content style={{ maxHeight: 'none', animation: 'none' }}>{children}</DropdownMenu.Content>
      </DropdownMenu.Root>
    </ThemeScope>
  )
}

/** The text of a tooltip above its element. */
export function TooltipPicture({ content, children }: { content: ReactNode; children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-1.5">
      <div className={tooltipClasses}>{content}</div>
      {children}
    </div>
  )
}

interface ToastPictureProps {
  tone: keyof typeof toastIcons
  title: string
  description?: ReactNode
  action?: string
}

/** A toast in the flow of the guide. */
export function ToastPicture({ tone, title, description, action }: ToastPictureProps) {
  return (
    <div className={cn(toastClassNames.toast, 'relative max-w-sm')}>
      <span className={toastClassNames.icon}>{toastIcons[tone]}</span>
      <div className={toastClassNames.content}>
        <div className={toastClassNames.title}>{title}</div>
        {description && <div className={toastClassNames.description}>{description}</div>}
      </div>
      {action && <span className={toastClassNames.actionButton}>{action}</span>}
      <span className={toastClassNames.closeButton}>{toastIcons.close}</span>
    </div>
  )
}
