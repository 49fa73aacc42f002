import * as z from 'zod/mini'
import { ContactPhone, formatPhone } from './documents.ts'
import { toNormalForm } from './normal-form.ts'

/** The first phone of a text, and all its other words as a note. */
export interface WrittenPhones {
  readonly phone: string
  /** `Outro telefone: (11) 3333-4444`, `Telefone: ramal 12`. */
  readonly note: string
}

/** At least eight digits with the signs of phone numbers between them. */
const run = /[+(\d][\d\s().+-]{6,}\d/g

const parse = (text: string): string | undefined => z.safeParse(ContactPhone, text).data

/**
 * Splits the text of a phone field that has more than a number: a second number, an extension, a name. Nothing is lost:
 * the rest is a note. A number without its area code has that of the first one.
 *
 * @returns undefined for a text that is one phone, and for one without a valid phone.
 */
export function splitPhones(text: string): WrittenPhones | undefined {
  const plain = toNormalForm(text, 'NFKC').replace(/[\u2010-\u2015\u2212]/g, '-')
  if (plain.length > 200 || parse(plain)) return undefined
  // A dash between spaces separates; within a number it has none.
  const separated = plain.replace(/^\s*tel:/i, '').replace(/\s-\s/g, ' / ')
  const runs = separated.match(run) ?? []
  const index = runs.findIndex((part) => parse(part))
  const phone = parse(runs[index] ?? '')
  if (!phone) return undefined
  const [, areaCode = ''] = /^\+55(\d{2})/.exec(phone) ?? []
  const others = runs
    .filter((_part, position) => position !== index)
    .map((part) => formatPhone(parse(part) ?? parse(`${areaCode}${part}`) ?? part.trim()))
    .filter((other) => other !== formatPhone(phone))
  const words = separated
    .replace(run, '/')
    .split(/[/;,|()=]/)
    .map((part) => part.trim().replace(/^(?:e|ou)(?:\s+|$)|\s+(?:e|ou)$/gi, ''))
    .filter(Boolean)
  const note = [
    others.length > 0 ? `Outro telefone: ${others.join(', ')}` : '',
    words.length > 0 ? `Telefone: ${words.join(', ')}` : '',
  ]
  const joinedNote = note.filter(Boolean).join('. ')
  return { phone, note: joinedNote }
}

/** Appends the note of a phone to the instructions of its stop. */
export const appendNote = (instructions: string | null | undefined, note: string): string =>
  [instructions?.trim(), note].filter(Boolean).join('\n')
