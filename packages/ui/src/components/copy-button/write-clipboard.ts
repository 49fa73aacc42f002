/** Puts a text on the clipboard, also where the page may not use the clipboard directly (plain http, old frames). */
export async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (reason) {
    if (!copyFromPage(text)) throw reason
  }
}

function copyFromPage(text: string): boolean {
  const focused = document.activeElement
  const source = document.createElement('textarea')
  source.value = text
  source.readOnly = true
  source.style.cssText = 'position:fixed;opacity:0'
  // Inside the dialog that may hold the focus, or the focus could not reach it.
  const home = focused?.closest('[role="dialog"]') ?? document.body
  home.append(source)
  source.select()
  const copied = document.execCommand('copy')
  source.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
