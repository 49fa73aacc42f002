import { Parser } from 'htmlparser2'

/** Elements whose text is never shown. */
const unshownNames = new Set(['style', 'script', 'title', 'template', 'noscript', 'head'])
/**
 * Styles that hide an element. A font size of 0 does not: layouts set it on elements around visible text. Neither does
 * `mso-hide`, which is for Outlook only.
 */
const hidingStyle =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:!|;|$)|max-height\s*:\s*0)/i
/** Elements whose text is struck out: it holds no more. */
const struckNames = new Set(['s', 'strike', 'del'])
const struckStyle = /text-decoration(?:-line)?\s*:[^;]*line-through/i
/** Around text that is struck out, as in notations of plain text. */
const struckMark = '~~'

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Returns an HTML text without what its reader does not see, such as hidden previews and templates, and with marks around what
 * is struck out: a row that was canceled is no order. In linear time.
 */
export function toShownHtml(html: string): string {
  const pieces: string[] = []
  const open: { readonly name: string; readonly isHidden: boolean; readonly isStruck: boolean }[] = []
  const isHidden = () => open.at(-1)?.isHidden ?? false
  const isStruck = () => open.at(-1)?.isStruck ?? false
  const parser = new Parser({
    onopentag(name, { style = '', hidden, href }) {
      const isElementHidden = isHidden() || unshownNames.has(name) || hidden !== undefined || hidingStyle.test(style)
      open.push({
        name,
        isHidden: isElementHidden,
        isStruck: isStruck() || struckNames.has(name) || struckStyle.test(style),
      })
      const link = name === 'a' && href !== undefined ? ` href="${escapeHtml(href).replaceAll('"', '&quot;')}"` : ''
      if (!isElementHidden) pieces.push(`<${name}${link}>`)
    },
    ontext(text) {
      if (isHidden()) return
      pieces.push(isStruck() && text.trim() !== '' ? `${struckMark}${escapeHtml(text)}${struckMark}` : escapeHtml(text))
    },
    onclosetag() {
      const element = open.pop()
      if (element && !element.isHidden) pieces.push(`</${element.name}>`)
    },
  })
  parser.end(html)
  return pieces.join('')
}
