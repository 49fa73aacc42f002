import { attachmentLimits, emptyFileText, hasHeicBrand, heicText } from '@malote/api-client'
import { formatFileSize } from '../format/file-size.ts'

/** Whether a file is HEIC by its name or declared type; systems often declare none. */
export const isNamedHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)

/** Whether a file is HEIC by its first bytes. */
async function isHeic(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(4, 12).arrayBuffer())
  return hasHeicBrand(String.fromCharCode(...bytes))
}

/**
 * Finds what the server would reject in a file of an order, before the file is sent or kept on the device.
 * @returns what the user should do; undefined for a file without such a problem
 */
export async function findFileProblem(file: File): Promise<string | undefined> {
  if (file.size === 0) return emptyFileText
  if (await isHeic(file)) return heicText
  if (file.size <= attachmentLimits.fileBytes) return undefined
  const [size, limit] = [file.size, attachmentLimits.fileBytes].map(formatFileSize)
  return `Este arquivo tem ${size}, e o limite é ${limit}. Escolha um arquivo menor.`
}
