'use client'
import { type CSSProperties, useEffect, useSyncExternalStore } from 'react'
import { Toaster as Sonner, toast as sonner } from '../../bundled/sonner.ts'
import { useMessages } from '../../lib/messages.ts'
import * as texts from '../../lib/texts.ts'
import { toastClassNames } from './toast.variants.ts'
import { createToastClock } from './toast-clock.ts'
import { toastIcons } from './toast-icons.tsx'
import type { connectToaster, QueuedToast } from './toast-queue.ts'
import { useReleaseFocus } from './use-release-focus.ts'

const defaultMessages = { close: texts.close, notifications: texts.notifications }

const style: CSSProperties & { '--width': string } = { '--width': '440px', fontFamily: 'inherit' }

/**
 * The ids that Sonner has for the toasts that are shown. A toast that leaves keeps its own: Sonner removes it at the end of the
 * animation, together with what was shown under the same id since.
 */
const shown = new Map<string, string>()
let lastShown = 0

function dismiss(id: string): void {
  const sonnerId = shown.get(id)
  shown.delete(id)
  clock.remove(id)
  if (sonnerId) sonner.dismiss(sonnerId)
}

const clock = createToastClock(dismiss)

const toaster = {
  show: ({ tone, title, id, duration = 4000, action, ...options }: QueuedToast) => {
    clock.add(id, tone === 'loading' ? Number.POSITIVE_INFINITY : duration)
    const sonnerId = shown.get(id) ?? `${id}-${++lastShown}`
    shown.set(id, sonnerId)
    const remove = () => {
      if (shown.get(id) === sonnerId) dismiss(id)
    }
    sonner[tone](title, {
      ...options,
      id: sonnerId,
      // The clock ends it.
      duration: Number.POSITIVE_INFINITY,
      onDismiss: remove,
      ...(action && {
        action: {
          label: action.label,
          onClick: () => {
            remove()
            action.onClick()
          },
        },
      }),
    })
  },
  dismiss: (id?: string) => {
    if (id !== undefined) return dismiss(id)
    shown.clear()
    clock.remove()
    sonner.dismiss()
  },
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

interface ToasterLayerProps {
  /** Shows the queued toasts. It is a prop, because an import would divide the code of `toast` into two files. */
  connect: typeof connectToaster
}

/** The part of `Toaster` that is loaded with the first toast. */
export function ToasterLayer({ connect }: ToasterLayerProps) {
  const messages = useMessages(defaultMessages)
  const dir = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  const toasts = useReleaseFocus()
  const narrow = useSyncExternalStore(onWidthChange, isPhone)
  const limit = narrow ? 1 : 5
  useEffect(() => connect(toaster), [connect])
  useEffect(
    () =>
      clock.run({
        limit,
        isHeld: () =>
          document.hidden ||
          toasts.current?.matches(':hover') === true ||
          toasts.current?.contains(document.activeElement) === true,
      }),
    [limit, toasts],
  )
  return (
    <div ref={toasts} className="contents">
      <Sonner
        // By default Sonner reads the computed style in each render, which forces a layout of the page.
        dir={dir}
        customAriaLabel={`${messages.notifications} (Alt+T)`}
        // On a phone the buttons of pages and dialogs are at the bottom, so one toast is shown below the header.
        position={narrow ? 'top-center' : dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
        visibleToasts={limit}
        gap={8}
        offset={narrow ? phoneOffset : 16}
        mobileOffset={phoneOffset}
        expand
        closeButton
        icons={toastIcons}
        style={style}
        className="motion-reduce:transition-none! print:hidden motion-reduce:[&_.sonner-loader]:transition-none!"
        toastOptions={{ unstyled: true, closeButtonAriaLabel: messages.close, classNames: toastClassNames }}
      />
    </div>
  )
}
