export interface TypingBuffer {
  /** Whether the last letter was typed less than a second before `now`. */
  isTyping: (now: number) => boolean
  /** Adds a letter. @returns the text that it belongs to. */
  add: (letter: string, now: number) => string
}

/** Collects letters typed in quick succession; one second without typing starts a new text. */
export function createTypingBuffer(): TypingBuffer {
  let typed = ''
  let last = 0
  return {
    isTyping: (now: number) => typed !== '' && now - last < 1000,
    add(letter: string, now: number) {
      typed = now - last < 1000 ? typed + letter : letter
      last = now
      return typed
    },
  }
}
