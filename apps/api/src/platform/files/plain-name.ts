import { toNormalForm } from '@malote/api-client/contract'

/** Returns the name of a file without folders, control characters and marks that turn the reading direction around. */
export function toPlainName(name: string): string {
  const last = toNormalForm(name, 'NFC').split(/[\\/]/).at(-1) ?? ''
  return [...last.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029"<>:|?*]/gu, '').trim()].slice(0, 100).join('')
}
