/** The reason why a file was rejected: its type, its size, or the number of files. */
export type FileRejectionReason = 'kind' | 'size' | 'count'

export interface RejectedFile {
  /** The file that the user chose. */
  file: File
  /** The limit that the file exceeds. */
  reason: FileRejectionReason
}

export interface FileLimits {
  /** As in a file input: ".pdf, image/*". */
  accept?: string | undefined
  /** In bytes. */
  maxSize?: number | undefined
  maxFiles: number
}

/** The types of extensions that browsers offer in their file picker for these types. */
const typesOfExtensions: Record<string, string> = {
  avif: 'image/avif',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  gif: 'image/gif',
  heic: 'image/heic',
  heif: 'image/heif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
}

/**
 * Returns whether a file has an accepted type. Dropped files are not filtered by the file picker, so this check is
 * needed.
 */
export function hasAcceptedType({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const kinds = (accept ?? '')
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)
  if (kinds.length === 0) return true
  const fileName = name.toLowerCase()
  const [declared = ''] = type.toLowerCase().split(';')
  // The system may declare no type, or that of another program: a CSV is application/vnd.ms-excel where Excel is installed.
  const types = [declared.trim(), typesOfExtensions[fileName.split('.').at(-1) ?? ''] ?? '']
  return kinds.some((kind) => {
    if (kind === '*/*' || kind === '*') return true
    if (kind.startsWith('.')) return fileName.endsWith(kind)
    return types.some((fileType) => (kind.endsWith('/*') ? fileType.startsWith(kind.slice(0, -1)) : fileType === kind))
  })
}

/** Whether both are the same file: a browser has another object for a file that is selected again. */
const isSameFile = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/**
 * Splits added files into accepted ones, together with the present files, and rejected ones with the reason. A file that
 * is present already is not added again: before hydration, several events report the same selection.
 */
export function applyFileLimits(
  present: readonly File[],
  added: readonly File[],
  { accept, maxSize, maxFiles }: FileLimits,
) {
  const files = [...present]
  const rejected: RejectedFile[] = []
  for (const file of added) {
    if (!hasAcceptedType(file, accept)) rejected.push({ file, reason: 'kind' })
    else if (maxSize !== undefined && file.size > maxSize) rejected.push({ file, reason: 'size' })
    else if (files.some((other) => isSameFile(other, file))) continue
    else if (files.length >= maxFiles) rejected.push({ file, reason: 'count' })
    else files.push(file)
  }
  return { files, rejected }
}
