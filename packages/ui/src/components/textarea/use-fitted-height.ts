import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Firefox 140 and Safari 17.5 to 26.0 lack it. jsdom has no layout and so needs no height. */
const isSizedByStyle = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? true

/**
 * Makes a text area as high as its text where the browser has no `field-sizing`: after each render, change, reset and
 * change of its width, until the user drags its edge.
 *
 * @returns a function that does it at once, for a change without a render.
 */
export function useFittedHeight(ref: RefObject<HTMLTextAreaElement | null>): () => void {
  const fitted = useRef('')

  const fit = () => {
    const element = ref.current
    // Another height is that of the user.
    if (!element || isSizedByStyle() || element.style.height !== fitted.current) return
    element.style.height = 'auto'
    const borders = element.offsetHeight - element.clientHeight
    // An element that is not shown has no height.
    element.style.height = element.scrollHeight === 0 ? '' : `${element.scrollHeight + borders}px`
    fitted.current = element.style.height
  }
  useLayoutEffect(fit)
  const fitAgain = useEffectEvent(fit)

  useEffect(() => {
    const element = ref.current
    if (!element || isSizedByStyle()) return
    let width = 0
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === width) return
      width = entry?.contentRect.width ?? 0
      fitAgain()
    })
    observer.observe(element)
    const root = element.getRootNode()
    const handleReset = ({ target }: Event) => {
      // In a later task: the browser resets the text after all handlers.
      if (target === element.form) setTimeout(() => fitAgain())
    }
    root.addEventListener('reset', handleReset)
    return () => {
      observer.disconnect()
      root.removeEventListener('reset', handleReset)
    }
  }, [ref])
  return fit
}
