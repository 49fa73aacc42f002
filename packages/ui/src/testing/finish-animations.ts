/** Finishes animations, whose middle has no final colors or places. Returns the endless ones, which have no end. */
export function finishAnimations(): Animation[] {
  return document.getAnimations().filter((animation) => {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) return true
    animation.finish()
    return false
  })
}
