/** Collects letters typed in quick succession; one second without typing starts a new text. */
export function createTypingBuffer() {
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
