/** Downloads a file with the browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has started by then; without this the file stays in memory until the tab closes.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
