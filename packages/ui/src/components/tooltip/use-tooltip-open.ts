'use client'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds that the pointer rests on the element before the tooltip opens. */
const openDelay = 400

/** Milliseconds that the pointer may take from the element to the tooltip. */
const closeDelay = 150

/** Closes the tooltip that is open: there is never more than one. */
let closeOpenOne = () => {}

/**
 * Whether a tooltip is open. It opens when the pointer rests on its element, or the keyboard moves the focus there, and
 * closes when either leaves, on a press, on Esc, and when the page scrolls below it. It listens to Esc and takes it from
 * nobody: the dialog, list or menu around it gets the same Esc, whether the tooltip had opened by then or not.
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
      // What the keyboard opened stays: an element that moves away below a resting pointer is no intent.
      if (!element.matches(':focus-visible')) timer.current = setTimeout(close, closeDelay)
    })
    listen('pointerdown', () => {
      pressed = true
      addEventListener('pointerup', () => (pressed = false), { once: true, signal })
      close()
    })
    listen('click', close)
    // Focus that follows a press, or that a dialog gives, is not a question.
    listen('focus', () => {
      if (!pressed && element.matches(':focus-visible')) show()
    })
    listen('blur', close)
    // The hover or focus that fetched this code has passed: answer it now.
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
    addEventListener('scroll', ({ target }) => target instanceof Node && target.contains(element) && close(), options)
    return () => end.abort()
  }, [open, element])

  return {
    open,
    /** The pointer may move onto the tooltip and rest there. */
    contentProps: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => {
        if (!element.matches(':focus-visible')) set(false, closeDelay)
      },
    },
  }
}
