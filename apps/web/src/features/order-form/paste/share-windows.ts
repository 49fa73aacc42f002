import { findDay } from './find-day.ts'
import type { Now } from './find-day-part.ts'
import { findWindow, moveToDay } from './find-window.ts'
import { replaceWithSpaces } from './message-text.ts'
import { hasAddress, type ParsedStop } from './parsed-stop.ts'

/** The first line of a list, "Entregas de amanhã:", or "tudo amanhã": the window of every delivery. */
export function shareWindow(stops: ParsedStop[], text: string, now: Now): void {
  const dropoffs = stops.filter((stop) => stop.kind === 'dropoff' && hasAddress(stop))
  if (dropoffs.length < 2) return
  const firstAddress = Math.min(
    ...dropoffs.map(({ parts }) => (parts.street ?? parts.postalCode)?.span.start ?? text.length),
  )
  const line = text.lastIndexOf('\n', firstAddress)
  // The line before an address may be a name; a heading with a window is above it.
  const heading = line === -1 ? '' : text.slice(0, line)
  const isOfPickup = stops.some(({ kind, parts }) => kind === 'pickup' && (parts.street?.span.start ?? Infinity) < line)
  const isShared = ({ window }: ParsedStop) =>
    window !== undefined && /(?:tudo|todas|todos)[^\n.]{0,30}$/i.test(text.slice(0, window.spans[0]?.start))
  const window = dropoffs.find(isShared)?.window ?? (isOfPickup ? undefined : findWindow(heading, now))
  if (!window) return
  for (const stop of dropoffs) {
    if (stop.window?.hasDay === false && window.hasDay) stop.window = moveToDay(stop.window, window.value.day, now)
    stop.window ??= window
  }
}

/**
 * "Segunda: retirar na Rua A de manhã. Entregar à tarde na Rua B": hours without a day are on the only day of the message. With
 * several days they are uncertain.
 */
export function shareDay(stops: ParsedStop[], text: string, now: Now): void {
  // "Rua 12 de Outubro" is no day.
  const withoutParts = replaceWithSpaces(
    text,
    ...stops.flatMap(({ parts }) => Object.values(parts).map(({ span }) => span)),
  )
  const day = findDay(withoutParts, now.day, now.messageDay)
  if (!day) return
  const other = findDay(replaceWithSpaces(withoutParts, day.span), now.day, now.messageDay)
  for (const stop of stops) {
    if (!stop.window || stop.window.hasDay) continue
    const isSole = day.certain && (!other || other.day === day.day)
    const window = isSole ? moveToDay(stop.window, day.day, now) : stop.window
    stop.window = { ...window, certain: window.certain && isSole }
  }
}
