/** Where something stands in a text: from, and up to but not with. */
export interface Span {
  start: number
  end: number
}

/**
 * The text as the patterns read it: what messengers and word processors add is blanked out, quotes and dashes are plain.
 * Every character stays where it was, so that what is found can be shown in the text itself.
 */
export function plainText(text: string): string {
  return (
    text
      .replace(/[\u00a0\u200b-\u200f\u2028\u2029\u202f\u2060\ufeff]/g, ' ')
      .replace(/[*_~]/g, ' ')
      .replace(/[\u2018\u2019\u00b4`]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')
      .replace(/[\u2010-\u2015]/g, '-')
      .replace(/[\u2022\u25cf\u25aa\u00b7]/g, '-')
      // When and by whom a message was sent is none of what it says: "[10:32, 21/11/2026] João: ".
      .replace(/^\[?\d{1,2}[:/][^\]\n]{2,25}(?:\]| -) [^:\n]{1,40}: /gm, (line) => ' '.repeat(line.length))
  )
}

/** A pattern that holds whole words only; `\b` takes "ã" for the end of a word. */
export const words = (pattern: string, flags = 'iu'): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, flags)

/** The same text without a part of it, as long as before. */
export function without(text: string, { start, end }: Span): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, '\u0000') + text.slice(end)
}

/** Where a group of a match stands in the text that was searched. */
export function spanOf(match: RegExpExecArray, part: string | undefined = match[0]): Span {
  const start = match.index + Math.max(match[0].indexOf(part ?? ''), 0)
  return { start, end: start + (part ?? '').length }
}

const particles = /^(?:de|da|do|das|dos|e)$/

/** Names that are shouted or whispered, written as names are. */
export function cased(text: string): string {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return text
  return text
    .toLowerCase()
    .replace(/[\p{L}']+/gu, (word) => (particles.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
}

/** One line of what somebody wrote, as a field holds it. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,;:.-]+|[\s,;:.-]+$/g, '')
