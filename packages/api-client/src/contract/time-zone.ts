import * as z from 'zod/mini'

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('pt-BR', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** An IANA time zone, such as `America/Manaus`; offsets and abbreviations are none. */
export const TimeZone = z
  .string()
  .check(
    z.maxLength(64),
    z.regex(/^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)+$/, { error: 'Escolha um fuso como America/Sao_Paulo.', abort: true }),
    z.refine(isTimeZone, 'Este fuso não existe. Escolha um como America/Sao_Paulo.'),
  )
