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
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    if (kind.endsWith('/*')) return type.toLowerCase().startsWith(kind.slice(0, -1))
    return type.toLowerCase() === kind
  })
}

/** Splits added files into accepted ones, together with the present files, and rejected ones with the reason. */
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
    else if (files.length >= maxFiles) rejected.push({ file, reason: 'count' })
    else files.push(file)
  }
  return { files, rejected }
}
