/**
 * Stories run at a fixed date, so that later pictures show the same "há 5 min" and the same "hoje". The clock still
 * advances from that date: a frozen clock would block timers.
 */
const fixedTime = Date.parse('2026-11-20T10:30:00-03:00')
const RealDate = Date
const offset = fixedTime - RealDate.now()

class StoryDate extends RealDate {
  constructor(...parts: unknown[]) {
    // @ts-expect-error Date has overloads that a rest parameter cannot express.
    super(...(parts.length === 0 ? [StoryDate.now()] : parts))
  }

  static override now(): number {
    return RealDate.now() + offset
  }
}

globalThis.Date = StoryDate as DateConstructor
