'use client'
import type { ReactNode } from 'react'
import * as RadixDialog from '../../bundled/radix-dialog.ts'
import { X } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { stickyEdge } from './dialog.variants.ts'

const defaultMessages = { close: texts.close }

interface DialogFrameProps {
  title: ReactNode
  description?: ReactNode
  hideCloseButton?: boolean | undefined
  children: ReactNode
}

/** The content of a panel: the title with the close button, and the body. */
export function DialogFrame({ title, description, hideCloseButton = false, children }: DialogFrameProps) {
  const messages = useMessages(defaultMessages)
  return (
    <>
      <div
        className={cn(
          stickyEdge,
          'sticky top-0 z-2 flex items-start gap-4 border-b-4 bg-surface-overlay px-5 pt-4 pb-1',
        )}
      >
        <div className="min-w-0 flex-1">
          <RadixDialog.Title className="text-lg font-semibold wrap-anywhere">{title}</RadixDialog.Title>
          {description && <RadixDialog.Description className="text-subtle">{description}</RadixDialog.Description>}
        </div>
        {!hideCloseButton && (
          <RadixDialog.Close asChild>
            {/* The margins align the icon with the first line of the title. */}
            <IconButton label={messages.close} size="sm" className="-me-2 -mt-2.5 md:-mt-1">
              <X aria-hidden />
            </IconButton>
          </RadixDialog.Close>
        )}
      </div>
      <div data-slot="dialog-body" className="flex min-h-0 flex-1 flex-col px-5 pb-5 [&>[data-slot=form]]:grow">
        {children}
      </div>
    </>
  )
}
