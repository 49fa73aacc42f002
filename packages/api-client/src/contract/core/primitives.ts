import * as z from 'zod/mini'

/** An identifier created by the server. Opaque to callers. */
export const Id = z.uuid()

/** The company of a new entry, which a form offers as a list. */
export const ChosenCompanyId = z.uuid('Escolha a empresa.')

/** An instant, ISO 8601 with offset (`2026-11-20T09:00:00-03:00`). Responses use UTC. */
export const Instant = z.iso.datetime({ offset: true })

/** An instant in a request: RFC 3339 also allows `t` and `z` in lower case. */
export const InstantInput = z.string().check(z.toUpperCase(), z.iso.datetime({ offset: true }))

const earliest = Date.UTC(2000, 0, 1)
const latest = Date.UTC(2100, 0, 1)

/**
 * An instant in a request: from 2000 to the end of 2099 in UTC, so that instants calculated from it keep the four-digit
 * year that a response requires. Read in UTC, because PostgreSQL supports offsets up to 15:59 only.
 */
export const BoundedInstant = InstantInput.check(
  z.overwrite((text) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString())),
  z.refine(
    (text) => {
      const at = Date.parse(text)
      return Number.isNaN(at) || (at >= earliest && at < latest)
    },
    { error: 'Informe uma data entre os anos 2000 e 2099.' },
  ),
)

/**
 * The version that the caller edited. If it is not the current one, nothing is written and the response lists the
 * changes.
 */
export const EditedVersion = z.int().check(z.minimum(1), z.maximum(999_999_999))

/** A calendar day, `AAAA-MM-DD`. */
export const Day = z.iso.date()

/** Money in integer cents of real, within the integers that a JSON number represents exactly. */
export const Cents = z.int().check(z.minimum(0), z.maximum(99_999_999_999))

// A zero-width joiner between two emoji is kept, because it combines them into one visible emoji.
const invisibleCharacters =
  /(?<!\p{Extended_Pictographic}|\p{EMod}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})|(?!\u200d)\p{Cf}|[\u115f\u1160\u2800\u3164\uffa0]/gu

/** Removes invisible characters and replaces spaces of every width by a plain space. */
const removeInvisible = (text: string): string => text.replace(invisibleCharacters, '').replace(/\p{Zs}/gu, ' ')

/** As `removeInvisible`, and replaces line and paragraph separators by a space. */
export const normalizeLine = (text: string): string => removeInvisible(text).replace(/[\u2028\u2029]/g, ' ')
const normalizeParagraph = (text: string): string => removeInvisible(text).replace(/[\u2028\u2029]/g, '\n')

// Control characters as ranges and not as `\p{Cc}`: OpenAPI prints these patterns, and most regular expression engines
// do not support the class, or only with a flag.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to reject
const linePattern = /^[^\x00-\x1f\x7f-\x9f]*$/
// Line breaks and tabs are allowed; other control characters, such as NUL, cannot be stored or shown.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to reject
const paragraphPattern = /^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]*$/

/** A single-line text: trimmed, without invisible characters, 1 to `maximum` characters, no control characters. */
export function line(maximum: number) {
  return z
    .string()
    .check(
      z.overwrite(normalizeLine),
      z.trim(),
      z.minLength(1),
      z.maxLength(maximum),
      z.regex(linePattern, 'Remova quebras de linha e caracteres de controle.'),
    )
}

/** A multi-line text: trimmed, without invisible characters, at most `maximum` characters. */
export function paragraph(maximum: number) {
  return z
    .string()
    .check(
      z.overwrite(normalizeParagraph),
      z.trim(),
      z.maxLength(maximum),
      z.regex(paragraphPattern, 'Remova caracteres de controle.'),
    )
}

/**
 * Takes the address out of `Nair <nair@exemplo.com>`, `nair@exemplo.com (Nair)`, `mailto:` and the end of a sentence, and
 * writes an accented domain in its ASCII form.
 */
function toPlainEmail(text: string): string {
  const address = text
    .trim()
    .replace(/^[^<>]*<([^<>]+)>$/, '$1')
    .trim()
    .replace(/^mailto:| ?\([^()@]*\)$|[.,;]$/gi, '')
  const [, name, domain] = /^([^@\s]+)@([^@\s/:?#[\]]+)$/.exec(address) ?? []
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII needs no conversion
  if (!name || !domain || /^[\x00-\x7f]*$/.test(domain)) return address
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}

/** An e-mail address: at most 254 characters, stored in lower case (product, section 5). */
export const Email = z
  .string()
  .check(z.overwrite(normalizeLine), z.overwrite(toPlainEmail), z.trim(), z.toLowerCase(), z.maxLength(254), z.email())

/** A reference to a person or a company, with the name to show. */
export const NamedRef = z.object({ id: Id, name: z.string() })
export type NamedRef = z.infer<typeof NamedRef>

/**
 * A text with several accepted notations that is stored in one. Decoding normalises, encoding validates, so the same
 * schema is used in request and response bodies.
 *
 * @param maximum The length of the longest notation.
 */
export function normalized(normalize: (text: string) => string, stored: z.ZodMiniString<string>, maximum = 40) {
  return z.codec(z.string().check(z.maxLength(maximum)), stored, { decode: normalize, encode: (value) => value })
}
