'use client'
import { type RefObject, useEffect, useEffectEvent } from 'react'

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]:not([tabindex="-1"])'

interface ModalDrawer {
  modal: boolean
  panel: RefObject<HTMLElement | null>
  curtain: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * Holds the focus in the drawer while it lies over the page, closes it on Esc, on the curtain and on following a link,
 * and gives the focus back. The rest of the page is inert meanwhile.
 */
export function useModalDrawer({ modal, panel, curtain, onClose }: ModalDrawer) {
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const drawer = panel.current
    if (!modal || !drawer) return
    const leave = new AbortController()
    const { signal } = leave
    const opener = document.activeElement
    const reachable = () =>
      [...drawer.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility())

    reachable()[0]?.focus()
    document.documentElement.style.overflow = 'hidden'

    document.addEventListener(
      'keydown',
      (event) => {
        // A list or menu that is open above the drawer has answered already.
        if (event.defaultPrevented) return
        if (event.key === 'Escape') close()
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
    curtain.current?.addEventListener('click', () => close(), { signal })
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
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [modal, panel, curtain])
}
