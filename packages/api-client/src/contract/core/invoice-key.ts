import * as z from 'zod/mini'
import { checkDigit, withoutMask } from './documents.ts'
import { normalized } from './primitives.ts'

/** The parts of an access key: federative unit, year and month, issuer, model 55 or 65, and 22 digits. */
const invoiceKeyPattern =
  /^(?:1[1-7]|2[1-9]|3[1235]|4[1-3]|5[0-3])\d{2}(?:0[1-9]|1[0-2])[0-9A-Z]{12}\d{2}(?:55|65)\d{22}$/

/**
 * The access key of an electronic invoice (NF-e): 44 characters, of which the last is a check digit. The CNPJ of its issuer
 * may have letters. Stored without spaces.
 */
export const InvoiceKey = normalized(
  (text) => withoutMask(text).replace(/^NFE(?=.{44}$)/, ''),
  z.string().check(
    z.length(44, { error: 'A chave da NF-e tem 44 números.', abort: true }),
    z.regex(invoiceKeyPattern, { error: 'Esta não é a chave de uma NF-e. Copie-a de novo da nota.', abort: true }),
    z.refine(
      (key) => key.endsWith(String(checkDigit(key.slice(0, -1), 9))),
      'Confira a chave da NF-e: o dígito verificador não bate.',
    ),
  ),
  80,
)

/** @returns the key of a text that is one, such as the text of a search. */
export const parseInvoiceKey = (text: string): string | undefined => z.safeParse(InvoiceKey, text).data

/** Formats a key in groups of four characters, as it is printed on the invoice. */
export const formatInvoiceKey = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ')
