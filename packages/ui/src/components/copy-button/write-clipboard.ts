/**
 * Writes a text to the clipboard, also where the clipboard API is not available (plain http, some iframes). Call it in the
 * handler of a click or a key: browsers reject it elsewhere.
 */
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
  // An overlay may trap the focus, so the temporary element must be inside it.
  const container = focused?.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') ?? document.body
  container.append(source)
  source.select()
  const copied = document.execCommand('copy')
  source.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}
