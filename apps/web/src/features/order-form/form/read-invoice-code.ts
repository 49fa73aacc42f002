import { InvoiceKey } from '@malote/api-client'
import * as z from 'zod/mini'

/** What a code of an invoice contains: its key, or why it has none. */
export type InvoiceCode = { readonly key: string } | { readonly problem: string }

/** The key in the address that the QR code of an NFC-e or NF-e opens: `?chNFe=…`, or `?p=…|2|1|1|…`. */
const keyInAddress = /[?&](?:ch[a-z]+|p)=([\dA-Z]+)/i

/** Fiscal documents that are no invoice, by the model in their key. */
const otherDocuments: Readonly<Record<string, string>> = {
  57: 'um CT-e',
  58: 'um MDF-e',
  62: 'uma NFCom',
  63: 'um BP-e',
  64: 'uma GTV-e',
  66: 'uma NF3e',
  67: 'um CT-e OS',
}

/** Whether a bar code is the second one of an invoice in contingency, which has data instead of the key. */
const isContingencyData = (text: string): boolean => /^\d{36}$/.test(text)

/** Reads the key of an invoice out of its bar code, the address of its QR code, or the typed key. */
export function readInvoiceCode(text: string): InvoiceCode {
  const written = keyInAddress.exec(text)?.[1] ?? text
  const result = z.safeParse(InvoiceKey, written)
  if (result.success) return { key: result.data }
  const document = /^\d{44}$/.test(written) ? otherDocuments[written.slice(20, 22)] : undefined
  if (document) return { problem: `Este código é de ${document}. Leia o da nota fiscal (NF-e).` }
  if (isContingencyData(written)) {
    return { problem: 'Este é o outro código de barras da nota. Leia o da chave de acesso, que tem 44 números.' }
  }
  if (written.replace(/\s/g, '').length !== 44) {
    return { problem: 'Este código não é o de uma nota fiscal. Leia o da chave de acesso do DANFE.' }
  }
  return { problem: result.error.issues[0]?.message ?? 'Confira a chave da NF-e.' }
}

/** Whether a code has the key of an invoice. */
export const hasInvoiceKey = (text: string): boolean => 'key' in readInvoiceCode(text)
