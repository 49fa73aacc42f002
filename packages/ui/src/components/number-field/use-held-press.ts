'use client'
import { type PointerEvent, useEffect, useRef } from 'react'

/** The time in milliseconds before a held button repeats, and between two repeats: about those of a held key. */
const delays = { first: 500, next: 60 }

/**
 * Lets buttons step once with a press, and repeatedly while they are held. Returns a function with the handlers of the
 * button for a step.
 */
export function useHeldPress(move: (count: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Whether the press has repeated, so that its end is no further step. */
  const hasRepeated = useRef(false)
  const latestMove = useRef(move)
  useEffect(() => {
    latestMove.current = move
  })
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const repeat = (button: HTMLButtonElement, count: number) => {
    // At a limit the button is disabled, and receives no event for the end of the press.
    if (button.disabled) return
    hasRepeated.current = true
    latestMove.current(count)
    timer.current = setTimeout(() => repeat(button, count), delays.next)
  }
  return (count: number) => ({
    onPointerDown: ({ button, currentTarget }: PointerEvent<HTMLButtonElement>) => {
      stop()
      hasRepeated.current = false
      if (button === 0) timer.current = setTimeout(() => repeat(currentTarget, count), delays.first)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!hasRepeated.current) move(count)
      hasRepeated.current = false
    },
  })
}
