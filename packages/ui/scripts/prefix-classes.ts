/**
 * Adds the prefix `malote:` to the Tailwind classes of a compiled module, so that the published package and the style
 * sheet of its host have no class name in common (decision 0175).
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import ts from 'typescript'

const prefix = 'malote:'
// The build bundles its configuration into another folder, and always runs in the folder of the package.
const root = process.cwd()
const require = createRequire(import.meta.url)
const designSystem = await loadDesignSystem(
  [
    readFileSync(require.resolve('tailwindcss/theme.css'), 'utf8'),
    readFileSync(resolve(root, 'src/styles/theme.css'), 'utf8'),
    readFileSync(resolve(root, 'src/styles/utilities.css'), 'utf8'),
    '@tailwind utilities;',
  ].join('\n'),
)

const checkedWords = new Map<string, boolean>()

/** @returns whether a word is a class that the theme defines, or marks an element for `group-*` and `peer-*`. */
function isClass(word: string): boolean {
  let result = checkedWords.get(word)
  if (result === undefined) {
    result = /^(?:group|peer)(?:\/[\w-]+)?$/.test(word) || designSystem.candidatesToCss([word])[0] !== null
    checkedWords.set(word, result)
  }
  return result
}

const splitWords = (text: string) => text.split(/\s+/).filter(Boolean)

type Context = 'classes' | 'value' | 'unknown'

/** @returns whether a string is certainly a list of classes, certainly another value, or decided by its words. */
function getContext(node: ts.Node, path: string): Context {
  let child = node
  for (let parent = node.parent; parent; child = parent, parent = parent.parent) {
    if (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())) return 'value'
    if (ts.isConditionalExpression(parent) && parent.condition === child) return 'value'
    if (ts.isElementAccessExpression(parent) && parent.argumentExpression === child) return 'value'
    if (ts.isPropertyAssignment(parent)) {
      if (parent.name === child) return 'value'
      const name = parent.name.getText().replaceAll(/["']/g, '')
      if (name === 'defaultVariants' || name === 'data-slot') return 'value'
      if (/^(?:class|\w*[cC]lassNames?)$/.test(name)) return 'classes'
    }
    if (ts.isCallExpression(parent) && parent.expression !== child) {
      const callee = parent.expression.getText()
      if (callee === 'cn' || callee === 'cva') return 'classes'
      if (callee === 'jsx' || callee === 'jsxs') return 'unknown'
    }
    if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return 'value'
  }
  return path.includes('.variants.') ? 'classes' : 'unknown'
}

/** @returns whether a string contains classes. Outside of class lists, one plain word such as "table" is not a class. */
function hasClasses(text: string, context: Context): boolean {
  const words = splitWords(text)
  if (context === 'value' || words.length === 0) return false
  if (context === 'classes') return words.some(isClass)
  return words.every(isClass) && (words.length > 1 || /[-:[]/.test(words[0] as string))
}

/** @returns the code with prefixed classes. */
export function prefixClasses(code: string, path: string): string {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS)
  const edits: { start: number; end: number; text: string }[] = []
  const visit = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (isText && hasClasses(node.text, getContext(node, path))) {
      const [start, end] = [node.getStart(), node.getEnd()]
      const text = code
        .slice(start, end)
        .replace(/[^\s"'`{}$]\S*?(?=["'`]?$|["'`]?\s|\$\{)/g, (word) =>
          isClass(JSON.parse(`"${word.replaceAll(/\\'/g, "'").replaceAll(/(?<!\\)"/g, '\\"')}"`))
            ? prefix + word
            : word,
        )
      edits.push({ start, end, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return edits.reduceRight((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}
