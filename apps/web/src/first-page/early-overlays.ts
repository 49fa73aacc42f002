// Part of the boot script: menus and popovers that open before the application responds, as the server has rendered them.
import { setMarkup } from './set-markup.ts'

export interface EarlyOverlay {
  /** The element that opened it. */
  trigger: Element
  /** Contains its content. */
  box: HTMLElement
}

export interface EarlyOverlays {
  /** Shows the overlay of a trigger instead of the one that is shown. Returns undefined when the server has rendered none. */
  open: (trigger: Element) => EarlyOverlay | undefined
  close: () => void
  getShown: () => EarlyOverlay | undefined
}

/** Pixels to the edge of the window, as in the components of @malote/ui. */
const margin = 8

/** Places an overlay at its trigger, as the application will. */
function place({ trigger, box }: EarlyOverlay): void {
  // The elements of Radix: one with the position, and the content in it.
  const wrapper = box.firstElementChild as HTMLElement
  const content = wrapper.firstElementChild as HTMLElement
  const gap = content.matches('[role=menu]') ? 4 : 6
  const { left, right, top, bottom } = trigger.getBoundingClientRect()
  wrapper.style.cssText = `position:fixed;left:0;top:0;min-width:max-content;z-index:${getComputedStyle(content).zIndex}`
  const { offsetWidth: width, offsetHeight: height } = content
  const x = Math.min(content.dataset.align === 'end' ? right - width : left, innerWidth - margin - width)
  const above = top - gap - height
  const y = bottom + gap + height > innerHeight - margin && above >= margin ? above : bottom + gap
  wrapper.style.transform = `translate(${Math.max(margin, Math.round(x))}px, ${Math.round(y)}px)`
  content.style.maxHeight = `${innerHeight - margin - y}px`
}

/** @param markup see `overlays` in stored-pages.ts. */
export function createEarlyOverlays(markup: Readonly<Record<string, string>> = {}): EarlyOverlays {
  let shown: EarlyOverlay | undefined
  const setOpen = (trigger: Element, open: boolean) => {
    trigger.setAttribute('aria-expanded', String(open))
    trigger.setAttribute('data-state', open ? 'open' : 'closed')
  }
  const close = () => {
    if (!shown) return
    shown.box.remove()
    setOpen(shown.trigger, false)
    shown = undefined
  }
  const open = (trigger: Element) => {
    close()
    const overlay = markup[trigger.id]
    if (!overlay) return undefined
    const box = document.createElement('div')
    box.dataset.early = ''
    setMarkup(box, overlay)
    shown = { trigger, box }
    document.body.append(box)
    place(shown)
    setOpen(trigger, true)
    return shown
  }
  return { open, close, getShown: () => shown }
}
