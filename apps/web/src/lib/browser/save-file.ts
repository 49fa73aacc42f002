/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has begun by then; kept longer, the file would stay in memory until the tab closes.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
