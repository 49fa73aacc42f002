/** Marks of one letter that are kept, as in the stream-safe format of Unicode; no language has as many. */
const keptMarks = 30
const moreMarks = new RegExp(`(\\p{M}{${keptMarks}})\\p{M}+`, 'gu')

/**
 * Returns the text in a normal form of Unicode, in linear time. `normalize` orders the marks of each letter, which takes
 * minutes for a prepared text of 500 kB with one letter. Marks after the thirtieth of a letter are left out.
 */
export const toNormalForm = (text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string =>
  text.replace(moreMarks, '$1').normalize(form)
