import * as z from 'zod/mini'

/**
 * Removes what a message has around a link: the full stop of its sentence, a bracket, a quotation mark, an invisible
 * character.
 */
export const trimLinkToken = (text: string): string => text.replace(/^[^\w-]+|[^\w-].*$/gs, '')

/**
 * A secret that links contain, in base64url. Requests may have it with the end of the sentence that the link was in, also
 * with an underscore or a dash, which are characters of tokens.
 */
export const linkToken = (length: number) => {
  const withEnd = new RegExp(`^([\\w-]{${length}})[_-]+$`)
  return z.string().check(
    z.overwrite((text) => trimLinkToken(text).replace(withEnd, '$1')),
    z.regex(new RegExp(`^[\\w-]{${length}}$`)),
  )
}
