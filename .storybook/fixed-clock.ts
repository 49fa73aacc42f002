/**
 * Stories live at one moment, so that a picture taken tomorrow shows the same "há 5 min" and the same "hoje".
 * The clock runs on from there: a frozen one would hold whatever waits for time to pass.
 */
const moment = Date.parse('2026-11-20T10:30:00-03:00')
const Real = Date
const offset = moment - Real.now()

class StoryDate extends Real {
  constructor(...parts: unknown[]) {
    // @ts-expect-error The overloads of Date are handed on as they came.
    super(...(parts.length === 0 ? [StoryDate.now()] : parts))
  }

  static override now(): number {
    return Real.now() + offset
  }
}

globalThis.Date = StoryDate as DateConstructor
