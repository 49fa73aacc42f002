'use client'
import { useEffect, useRef, useState } from 'react'

/** The hover time before the tooltip opens, in milliseconds. */
const openDelay = 400

/** The time to move the pointer from the element to the tooltip, in milliseconds. */
const closeDelay = 150

/** Closes the open tooltip: at most one is open. */
let closeOpenOne = () => {}

/**
 * Returns whether a tooltip is open. It opens when the pointer stays on its element, or the keyboard moves the focus
 * there. It closes when either leaves, on a press, on Esc, and when the page scrolls below the pointer. It does not stop the
 * Esc event: the dialog, list or menu around it also receives it.
 */
export function useTooltipOpen(element: HTMLElement) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const set = (next: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }

  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const close = () => {
      clearTimeout(timer.current)
      setOpen(false)
    }
    const show = () => {
      clearTimeout(timer.current)
      closeOpenOne()
      closeOpenOne = close
      setOpen(true)
    }
    const rest = () => {
      clearTimeout(timer.current)
      timer.current = setTimeout(show, openDelay)
    }
    let pressed = false
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, listener, { signal })
    listen('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') rest()
    })
    listen('pointerleave', () => {
      clearTimeout(timer.current)
      // A tooltip opened by keyboard stays open: an element that moves away below a resting pointer must not close
      // it.
      if (!element.matches(':focus-visible')) timer.current = setTimeout(close, closeDelay)
    })
    listen('pointerdown', () => {
      pressed = true
      addEventListener('pointerup', () => (pressed = false), { once: true, signal })
      close()
    })
    listen('click', close)
    // Focus that follows a press, or that a dialog sets, does not open it.
    listen('focus', () => {
      if (!pressed && element.matches(':focus-visible')) show()
    })
    listen('blur', close)
    // The hover or focus that loaded this code has passed, so it is handled here.
    if (element.matches(':focus-visible')) show()
    else if (element.matches(':hover')) rest()
    return () => {
      end.abort()
      clearTimeout(timer.current)
    }
  }, [element])

  useEffect(() => {
    if (!open) return
    const end = new AbortController()
    const options = { capture: true, signal: end.signal }
    const close = () => setOpen(false)
    addEventListener('keydown', ({ key }) => key === 'Escape' && close(), options)
    addEventListener(
      'scroll',
      ({ target }) => {
        // Focus by keyboard scrolls the element into view, and the tooltip follows.
        if (target instanceof Node && target.contains(element) && !element.matches(':focus-visible')) close()
      },
      options,
    )
    return () => end.abort()
  }, [open, element])

  return {
    open,
    /** The pointer may move onto the tooltip and stay there. */
    contentProps: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => {
        if (!element.matches(':focus-visible')) set(false, closeDelay)
      },
    },
  }
}
