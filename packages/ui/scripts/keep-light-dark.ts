/**
 * Prevents the translation of `light-dark()` in the published style sheets. Build tools replace it for older browsers by
 * two variables that are resolved on `:root`, so that a part of a page with another theme would keep the colours of the
 * page. They leave a function without a comma as it is; for a browser, the fallback of an unset variable is the comma.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../dist/styles')

/** Returns the position of the comma between two arguments. */
function findComma(text: string, start: number): number {
  let depth = 0
  for (let index = start; index < text.length; index++) {
    const character = text[index]
    if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (character === ',' && depth === 0) return index
  }
  throw new Error(`light-dark() without a comma: ${text.slice(start, start + 80)}`)
}

function keepLightDark(css: string): string {
  const name = 'light-dark('
  const [before = '', ...parts] = css.replace(/\/\*[\s\S]*?\*\//g, '').split(name)
  const rewritten = parts.map((part) => {
    const comma = findComma(part, 0)
    return `${name}${part.slice(0, comma)} var(--malote-comma,,)${part.slice(comma + 1)}`
  })
  return before + rewritten.join('')
}

for (const name of ['semantic.css', 'precompiled.css']) {
  const path = resolve(folder, name)
  writeFileSync(path, keepLightDark(readFileSync(path, 'utf8')))
}
