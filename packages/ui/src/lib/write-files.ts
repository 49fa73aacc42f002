/** Writes files to a file input, so that they are submitted with its form. */
export function writeFiles(input: HTMLInputElement | null, files: readonly File[]): void {
  if (!input || typeof DataTransfer === 'undefined') return
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}
