import { type RefObject, useEffect, useRef } from 'react'

/** @returns the digits of a text: of "123 456", and of full-width digits. */
export const toDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** Sets the text as the user would, so that React reports it. */
function enterText(element: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Lets only digits into an input, and no more than `length`. Other text is replaced before the browser inserts it, so
 * that its undo and redo work; a text that was set or composed is replaced afterwards.
 */
export function useCodeInput(element: RefObject<HTMLInputElement | null>, length: number) {
  /** The text before the current change. */
  const before = useRef('')
  useEffect(() => {
    const input = element.current
    if (!input) return
    const handleBeforeInput = (event: InputEvent) => {
      if (event.isComposing) return
      before.current = input.value
      const text = event.data ?? event.dataTransfer?.getData('text/plain')
      if (!text) return
      const digits = toDigits(text)
      const selected = (input.selectionEnd ?? 0) - (input.selectionStart ?? 0)
      const isWhole = digits.length >= length && text.length > 1
      const room = isWhole ? length : length - (input.value.length - selected)
      if (digits === text && digits.length <= room && !isWhole) return
      event.preventDefault()
      if (isWhole) input.select()
      const accepted = digits.slice(0, room)
      // Deprecated without a replacement: nothing else adds to the browser's history.
      if (accepted) document.execCommand('insertText', false, accepted)
    }
    input.addEventListener('beforeinput', handleBeforeInput)
    return () => input.removeEventListener('beforeinput', handleBeforeInput)
  }, [element, length])

  /** @returns the code in a text. */
  const toCode = (text: string) => toDigits(text).slice(0, length)
  return {
    toCode,
    handleCompositionStart: () => {
      before.current = element.current?.value ?? ''
    },
    handleCompositionEnd: () => {
      const input = element.current
      if (!input || input.value === toCode(input.value)) return
      // As before the composition: React reports the code only if it differs.
      enterText(input, toCode(input.value))
    },
    /**
     * Writes the code to the input.
     * @returns the code, or `undefined` when only characters that are not part of a code were entered.
     */
    accept: (input: HTMLInputElement): string | undefined => {
      const code = toCode(input.value)
      if (input.value === code) return code
      input.value = code
      return code === before.current ? undefined : code
    },
  }
}
