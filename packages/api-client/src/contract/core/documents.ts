import * as z from 'zod/mini'
import { toNormalForm } from './normal-form.ts'
import { normalized } from './primitives.ts'

/** Value of a character in the check-digit sum: ASCII − 48, so digits keep their value and letters go from 17. */
const digitValue = (character: string): number => character.charCodeAt(0) - 48

/** Modulo 11 over weights that repeat from `lowest` up to `highest`, counted from the right. */
export function checkDigit(body: string, highest: number): number {
  let weight = 2
  let sum = 0
  for (const character of [...body].reverse()) {
    sum += digitValue(character) * weight
    weight = weight === highest ? 2 : weight + 1
  }
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Removes spaces and separators, and writes capitals. */
export const withoutMask = (text: string): string => text.toUpperCase().replace(/[\s./-]/g, '')

/**
 * Whether a CNPJ's two check digits are right. Alphanumeric since July 2026 (Instrução Normativa RFB 2.229/2024);
 * the official example is 12.ABC.345/01DE-35. Numeric ones stay valid.
 * @param cnpj 14 characters, upper case, without mask.
 */
export function hasValidCnpjDigits(cnpj: string): boolean {
  if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(cnpj) || /^(.)\1{13}$/.test(cnpj)) return false
  const first = checkDigit(cnpj.slice(0, 12), 9)
  const second = checkDigit(cnpj.slice(0, 12) + first, 9)
  return cnpj.endsWith(`${first}${second}`)
}

/**
 * Whether a CPF's two check digits are right.
 * @param cpf 11 digits, without mask.
 */
export function hasValidCpfDigits(cpf: string): boolean {
  if (!/^\d{11}$/.test(cpf) || /^(.)\1{10}$/.test(cpf)) return false
  const first = checkDigit(cpf.slice(0, 9), 11)
  const second = checkDigit(cpf.slice(0, 9) + first, 11)
  return cpf.endsWith(`${first}${second}`)
}

/** A CNPJ in any common notation; stored as 14 upper-case characters without mask. */
export const Cnpj = normalized(
  withoutMask,
  z
    .string()
    .check(
      z.length(14, { error: 'O CNPJ tem 14 caracteres.', abort: true }),
      z.refine(hasValidCnpjDigits, 'Confira o CNPJ: os dígitos verificadores não batem.'),
    ),
)

/** Formats `12ABC34501DE35` as `12.ABC.345/01DE-35`. Other input is returned unchanged. */
export function formatCnpj(cnpj: string): string {
  return cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
}

const phonePattern = /^\+55[1-9][1-9](?:[2-8]\d{7}|9\d{8})$/

/** Removes what people write in a phone number besides its digits: link prefix, brackets, dashes, full-width digits. */
const withoutPhoneMask = (text: string): string =>
  toNormalForm(text, 'NFKC')
    .replace(/^\s*tel:/i, '')
    // (0xx11): the zero with a place for the code of the phone company.
    .replace(/\b0xx(?=\d)/i, '0')
    .replace(/[\s().\u2010-\u2015\u2212-]/g, '')

function toE164(text: string): string {
  const digits = withoutPhoneMask(text)
    .replace(/^00(?=55)/, '+')
    // The zero of a call to another area is not dialled behind the country code: +55 (011).
    .replace(/^\+?550?(?=\d{10,11}$)/, '+55')
  return digits.startsWith('+') ? digits : `+55${digits.replace(/^0/, '')}`
}

/** The error of a phone: what is wrong with it if that is certain, else `fallback`. */
const phoneError =
  (fallback: string) =>
  ({ input }: { readonly input?: unknown }): string => {
    const text = String(input)
    if (/^\+55[1-9][1-9]9\d{7}$/.test(text)) {
      const complete = formatPhone(text.replace(/^(.{5})/, '$19'))
      return `Falta um número no celular. Com o nono dígito, seria ${complete}.`
    }
    if (/\d{8}.*[^\d+]\+?\d{8}/.test(text)) return 'Informe só um telefone, e escreva o outro nas instruções.'
    return /\d{8}ramal/i.test(text) ? 'Escreva só o telefone, e o ramal nas instruções.' : fallback
  }

/** A Brazilian phone in any common notation: DDD + 8 digits (starts 2–8) or 9 (starts 9); stored as E.164. */
export const Phone = normalized(
  toE164,
  z.string().check(z.regex(phonePattern, { error: phoneError('Informe o telefone com DDD, como (11) 91234-5678.') })),
)

/** Numbers without an area code: 0300, 0500, 0800 with six or seven digits, and the national numbers of companies. */
const servicePhonePattern = /^(?:0[358]00\d{6,7}|(?:300[34]|400[34]|4020)\d{4})$/
const contactPhonePattern = new RegExp(`${phonePattern.source}|${servicePhonePattern.source}`)

/** A service number is dialled without country code, so that it is not stored as E.164. */
function toContactNumber(text: string): string {
  const national = withoutPhoneMask(text).replace(/^(?:\+|00)55(?=[358]00)/, '0')
  return servicePhonePattern.test(national) ? national : toE164(text)
}

/** The phone of a contact: of a person, or the service number of a company (0800, 4003, 4004), stored without mask. */
export const ContactPhone = normalized(
  toContactNumber,
  z.string().check(
    z.regex(contactPhonePattern, {
      error: phoneError('Informe o telefone com DDD, como (11) 91234-5678, ou um número 0800 ou 4004.'),
    }),
  ),
)

/**
 * Formats `+5511912345678` as `(11) 91234-5678`, and service numbers as `0800 123 4567` and `4004-1234`. Other input is
 * returned unchanged.
 */
export function formatPhone(phone: string): string {
  return phone
    .replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
    .replace(/^(0[358]00)(\d{3})(\d{3,4})$/, '$1 $2 $3')
    .replace(/^([34]\d{3})(\d{4})$/, '$1-$2')
}
