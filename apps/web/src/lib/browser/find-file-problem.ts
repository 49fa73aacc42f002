import { emptyFileText, hasHeicBrand, heicText } from '@malote/api-client'

/** Whether a file is HEIC by its name or declared type; systems often declare none. */
export const isNamedHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)

/**
 * Reads the first bytes of a file before it is sent or kept on the device: what the server would reject later.
 * @returns what the user should do; undefined for a file without such a problem
 */
export async function findFileProblem(file: File): Promise<string | undefined> {
  if (file.size === 0) return emptyFileText
  const bytes = new Uint8Array(await file.slice(4, 12).arrayBuffer())
  return hasHeicBrand(String.fromCharCode(...bytes)) ? heicText : undefined
}
