import type { LiveEvent } from '@malote/api-client'

/** A step of many orders is many events; they come together. */
const togetherMs = 200
/** However much happens, what is shown is read again no more often than this. */
const apartMs = 2_000

/** Gathers what comes at once, so that a hundred events have the list read again once and not a hundred times. */
export function createGathering(onGathered: (news: readonly LiveEvent[]) => void) {
  let news: LiveEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let earliest = 0
  const hand = () => {
    timer = undefined
    earliest = Date.now() + apartMs
    const gathered = news
    news = []
    onGathered(gathered)
  }
  return {
    add: (event: LiveEvent) => {
      news.push(event)
      timer ??= setTimeout(hand, Math.max(togetherMs, earliest - Date.now()))
    },
    stop: () => clearTimeout(timer),
  }
}
