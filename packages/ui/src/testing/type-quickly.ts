import { vi } from 'vitest'
import { userEvent } from 'vitest/browser'

/**
 * Types letters without a pause between them. On a slow machine key events are delayed, and a control that waits for
 * the end of typing would receive several texts: timers and event times do not advance until the last key.
 */
export async function typeQuickly(text: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const time = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now())
  try {
    await userEvent.keyboard(text)
    await vi.advanceTimersByTimeAsync(1_000)
  } finally {
    time.mockRestore()
    vi.useRealTimers()
  }
}
