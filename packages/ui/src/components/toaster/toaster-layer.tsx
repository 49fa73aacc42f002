'use client'
import { type CSSProperties, useEffect, useSyncExternalStore } from 'react'
import { Toaster as Sonner, toast as sonner } from '../../bundled/sonner.ts'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../icons/icons.gen.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { connectToaster, type QueuedToast } from './toast-queue.ts'
import { useReleaseFocus } from './use-release-focus.ts'

const defaultMessages = { close: texts.close, notifications: texts.notifications }

const style: CSSProperties & { '--width': string } = { '--width': '440px', fontFamily: 'inherit' }

const icons = {
  success: <CircleCheck aria-hidden className="size-4 text-success" />,
  error: <CircleAlert aria-hidden className="size-4 text-danger" />,
  warning: <TriangleAlert aria-hidden className="size-4 text-warning" />,
  info: <Info aria-hidden className="size-4 text-info" />,
  close: <X aria-hidden className="size-4" />,
}

const classNames = {
  toast:
    // On a phone clicks go through the toast, so that it does not block the page.
    'group/toast flex w-full items-start gap-3 rounded-md border border-line bg-surface-overlay p-4 pe-11 shadow-overlay max-md:pointer-events-none max-md:[&_button]:pointer-events-auto',
  icon: 'mt-0.5 shrink-0',
  content: 'min-w-0 flex-1',
  title: 'wrap-anywhere font-medium',
  description: 'wrap-anywhere text-subtle',
  actionButton:
    'shrink-0 self-center rounded-sm px-2 py-1 font-medium text-primary whitespace-nowrap hover:bg-primary-soft',
  closeButton:
    'absolute top-2.5 end-2.5 grid size-8 place-items-center rounded-sm text-subtle hover:bg-surface-hover hover:text-text',
}

const toaster = {
  show: ({ tone, title, duration, ...options }: QueuedToast) =>
    sonner[tone](title, { ...options, ...(duration !== undefined && { duration }) }),
  dismiss: (id?: string) => sonner.dismiss(id),
}

const phone = '(width < 48rem)'
const isPhone = () => window.matchMedia(phone).matches
function onWidthChange(listener: () => void) {
  const query = window.matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Below the header, so that its buttons stay visible. */
const phoneOffset = { top: '68px', left: 12, right: 12 }

/** The part of `Toaster` that is loaded with the first toast. */
export function ToasterLayer() {
  const messages = useMessages(defaultMessages)
  const dir = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  const toasts = useReleaseFocus()
  const narrow = useSyncExternalStore(onWidthChange, isPhone)
  useEffect(() => connectToaster(toaster), [])
  return (
    <div ref={toasts} className="contents">
      <Sonner
        // By default Sonner reads the computed style in each render, which forces a layout of the page.
        dir={dir}
        customAriaLabel={messages.notifications}
        // On a phone the buttons of pages and dialogs are at the bottom, so one toast is shown below the header.
        position={narrow ? 'top-center' : dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
        visibleToasts={narrow ? 1 : 5}
        duration={4000}
        gap={8}
        offset={narrow ? phoneOffset : 16}
        mobileOffset={phoneOffset}
        expand
        closeButton
        icons={icons}
        style={style}
        className="motion-reduce:transition-none! print:hidden"
        toastOptions={{ unstyled: true, closeButtonAriaLabel: messages.close, classNames }}
      />
    </div>
  )
}
