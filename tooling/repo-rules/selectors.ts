/** Selectors that the browser must try on every element, or that make it compute the style of the whole document. */

const comment = /\/\*[\s\S]*?\*\//g

/** The roots of a document: a `:has()` on one of them depends on every element. */
const documentHas = /(?:^|[\s,>+~(])(?::root|html|body|\*)?:has\(/

/** Removes the rules inside `@media print`, which have no cost on a screen. */
function withoutPrint(css: string): string {
  const start = css.indexOf('@media print {')
  if (start < 0) return css
  let depth = 0
  for (let place = css.indexOf('{', start); place < css.length; place += 1) {
    if (css[place] === '{') depth += 1
    else if (css[place] === '}' && --depth === 0) return withoutPrint(css.slice(0, start) + css.slice(place + 1))
  }
  return css.slice(0, start)
}

/** @returns the selectors of a style sheet whose `:has()` belongs to the document instead of a class or slot. */
export function findDocumentHas(css: string): string[] {
  const selectors = withoutPrint(css.replaceAll(comment, '')).matchAll(/([^{};]+)\{/g)
  return [...selectors].map(([, selector = '']) => selector.trim()).filter((selector) => documentHas.test(selector))
}

/** Whether a class has a variant for all children (`*:`) or all descendants (`**:`). */
export const hasChildVariant = (name: string) => /(?:^|:)\*{1,2}:/.test(name)
