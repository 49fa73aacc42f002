import { plainLabel, plainText } from './plain-text.ts'

interface Searchable {
  label: string
  disabled?: boolean | undefined
}

/**
 * Returns the index of the next option that starts with the typed letters, ignoring accents. One repeated letter
 * cycles through the options that start with it.
 */
export function findByTyping(options: readonly Searchable[], typed: string, current: number): number {
  const letters = [...plainText(typed)]
  const repeated = letters.length > 1 && letters.every((letter) => letter === letters[0])
  const search = repeated ? (letters[0] ?? '') : letters.join('')
  const start = search.length === 1 ? current + 1 : Math.max(current, 0)
  for (let step = 0; step < options.length; step++) {
    const index = (start + step) % options.length
    const option = options[index]
    if (option && !option.disabled && plainLabel(option).startsWith(search)) return index
  }
  return -1
}
