'use client'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isComposing } from '../../lib/is-composing.ts'
import { getFocusTargets, returnFocus } from '../../lib/return-focus.ts'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]:not([tabindex="-1"])'

interface ModalDrawer {
  modal: boolean
  panel: RefObject<HTMLElement | null>
  backdrop: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * Traps the focus in the drawer while it covers the page, closes it on Esc, on a click on the backdrop and on
 * navigation, and restores the focus. The rest of the page is inert during that time.
 */
export function useModalDrawer({ modal, panel, backdrop, onClose }: ModalDrawer) {
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const drawer = panel.current
    if (!modal || !drawer) return
    const leave = new AbortController()
    const { signal } = leave
    const focusTargets = getFocusTargets(document.activeElement)
    const reachable = () =>
      [...drawer.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility())

    reachable()[0]?.focus()
    document.documentElement.style.overflow = 'hidden'

    document.addEventListener(
      'keydown',
      (event) => {
        // A list or menu above the drawer has already handled the key.
        if (event.defaultPrevented) return
        if (event.key === 'Escape' && !isComposing(event)) close()
        if (event.key !== 'Tab') return
        const stops = reachable()
        const [first, last] = [stops[0], stops.at(-1)]
        const from = event.shiftKey ? first : last
        const to = event.shiftKey ? last : first
        if (document.activeElement === from || !drawer.contains(document.activeElement)) {
          event.preventDefault()
          to?.focus()
        }
      },
      { signal },
    )
    backdrop.current?.addEventListener('click', () => close(), { signal })
    drawer.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('a[href]')) close()
      },
      { signal },
    )

    return () => {
      leave.abort()
      document.documentElement.style.overflow = ''
      returnFocus(focusTargets)
    }
  }, [modal, panel, backdrop])
}
