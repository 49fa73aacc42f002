/** Why a file was left out. */
export type FileRejectionReason = 'kind' | 'size' | 'count'

export interface RejectedFile {
  file: File
  reason: FileRejectionReason
}

export interface FileLimits {
  /** As of the file input: ".pdf, image/*". */
  accept?: string | undefined
  /** In bytes. */
  maxSize?: number | undefined
  maxFiles: number
}

/** Whether a file is of a kind that is asked for. A drop does not pass through the picker, so this is asked again here. */
export function isOfKind({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
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

/** Parts what is added into what joins the files already there and what is left out, with the reason. */
export function sortFiles(present: readonly File[], added: readonly File[], { accept, maxSize, maxFiles }: FileLimits) {
  const files = [...present]
  const rejected: RejectedFile[] = []
  for (const file of added) {
    if (!isOfKind(file, accept)) rejected.push({ file, reason: 'kind' })
    else if (maxSize !== undefined && file.size > maxSize) rejected.push({ file, reason: 'size' })
    else if (files.length >= maxFiles) rejected.push({ file, reason: 'count' })
    else files.push(file)
  }
  return { files, rejected }
}
