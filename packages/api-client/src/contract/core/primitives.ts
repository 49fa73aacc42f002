import * as z from 'zod/mini'

/** An identifier made by the server. Opaque to callers. */
export const Id = z.uuid()

/** An instant, ISO 8601 with offset (`2026-11-20T09:00:00-03:00`). The server answers in UTC. */
export const Instant = z.iso.datetime({ offset: true })

const earliest = Date.UTC(2000, 0, 1)
const latest = Date.UTC(2100, 0, 1)

/**
 * An instant that a caller sends: from 2000 to the end of 2099 in UTC. What is calculated from it stays within the four
 * digits of a year, which a response must have.
 */
export const SentInstant = Instant.check(
  z.refine(
    (text) => {
      const at = Date.parse(text)
      return Number.isNaN(at) || (at >= earliest && at < latest)
    },
    { error: 'Informe uma data entre os anos 2000 e 2099.' },
  ),
)

/** The version that somebody edited: of another one nothing is written, and the answer says what was changed. */
export const EditedVersion = z.int().check(z.minimum(1), z.maximum(999_999_999))

/** A calendar day, `AAAA-MM-DD`. */
export const Day = z.iso.date()

/** Money in integer cents of real, within what a JSON number holds exactly. */
export const Cents = z.int().check(z.minimum(0), z.maximum(99_999_999_999))

// A joiner stays between two emoji: it makes one of them, and is all that is seen of it.
const unseen =
  /(?<!\p{Extended_Pictographic}|\p{EMod}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})|(?!\u200d)\p{Cf}|[\u115f\u1160\u2800\u3164\uffa0]/gu

/** A text without what nobody sees: characters without a shape go, spaces of every width are spaces. */
const seen = (text: string): string => text.replace(unseen, '').replace(/\p{Zs}/gu, ' ')

/** The same on one line. */
export const seenLine = (text: string): string => seen(text).replace(/[\u2028\u2029]/g, ' ')
const seenParagraph = (text: string): string => seen(text).replace(/[\u2028\u2029]/g, '\n')

// Control characters as ranges and not as `\p{Cc}`: the contract's patterns are printed, and most engines know no such
// class, or only with a flag.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to reject
const lineOfText = /^[^\x00-\x1f\x7f-\x9f]*$/
// Line breaks and tabs stay; other control characters, such as NUL, cannot be stored or shown.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to reject
const linesOfText = /^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$/

/** A line of text: what nobody sees taken out, ends trimmed, between 1 and `maximum` characters, no control characters. */
export function line(maximum: number) {
  return z
    .string()
    .check(
      z.overwrite(seenLine),
      z.trim(),
      z.minLength(1),
      z.maxLength(maximum),
      z.regex(lineOfText, 'Remova quebras de linha e caracteres de controle.'),
    )
}

/** A text of several lines: what nobody sees taken out, ends trimmed, at most `maximum` characters. */
export function paragraph(maximum: number) {
  return z
    .string()
    .check(
      z.overwrite(seenParagraph),
      z.trim(),
      z.maxLength(maximum),
      z.regex(linesOfText, 'Remova caracteres de controle.'),
    )
}

/** An e-mail address: at most 254 characters, kept in lower case (product, section 5). */
export const Email = z.string().check(z.overwrite(seenLine), z.trim(), z.toLowerCase(), z.maxLength(254), z.email())

/** A reference to a person or a company, with the name to show. */
export const NamedRef = z.object({ id: Id, name: z.string() })
export type NamedRef = z.infer<typeof NamedRef>

/**
 * A text that people type in several forms and the API keeps in one. Reading it normalises, answering checks it,
 * so the same schema stands in bodies and in answers.
 */
export function normalized(normalize: (typed: string) => string, kept: z.ZodMiniString<string>) {
  return z.codec(z.string().check(z.maxLength(40)), kept, { decode: normalize, encode: (value) => value })
}
