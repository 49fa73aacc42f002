import ts from 'typescript'
import { bannedWords } from './vocabulary.ts'

export interface VocabularyViolation {
  line: number
  text: string
  instead: string
}

/** `wordOrder` → `word order`, `WORD_ORDER` → `word order`, so that the patterns match the words of a name. */
const splitName = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_$-]+/g, ' ')
    .toLowerCase()

function findBannedWords(text: string, line: number): VocabularyViolation[] {
  return bannedWords.flatMap(({ pattern, instead }) => {
    const match = pattern.exec(text)?.[0]
    return match ? [{ line, text: match.trim(), instead }] : []
  })
}

/** Participles and adjectives that do not state what a value is; `foundOrders` and `isKnown` do. */
const vagueNouns = new Set(['own', 'found', 'kept', 'known', 'wanted', 'doubles'])
const anyVagueNoun = new RegExp(String.raw`(?:\b(?:const|let|of)\s+|[([{,]\s*)(?:${[...vagueNouns].join('|')})\b`)

/** Functions that are named by a noun; `getStatus` and `listNumbers` state what they do. `oneOf` is the term of JSON Schema. */
const nounOfFunction = /^(?!one)[a-z]\w*Of$/
const anyNounOfFunction = /\b(?:const|function\*?)\s+[a-z]\w*Of\b/

const anyBannedWord = new RegExp(bannedWords.map(({ pattern }) => pattern.source).join('|'), 'i')

/** A fast check of the raw text: most files contain no banned word, and parsing them takes most of the time. */
const mayViolate = (source: string) =>
  /\bWhat /.test(source) ||
  anyVagueNoun.test(source) ||
  anyNounOfFunction.test(source) ||
  anyBannedWord.test(splitName(source))

const isTestCall = (node: ts.CallExpression) => /^(?:test|it|describe)(?:\.\w+)*$/.test(node.expression.getText())

/** Returns the title of a test call, also after a call with a table: `test.each(rows)('title', …)`. */
function getTestTitle(node: ts.Node): ts.StringLiteralLike | ts.TemplateExpression | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const callee = ts.isCallExpression(node.expression) ? node.expression : node
  const [title] = node.arguments
  if (!isTestCall(callee) || !title) return undefined
  return ts.isStringLiteralLike(title) || ts.isTemplateExpression(title) ? title : undefined
}

/** @returns the message of an error or of a log entry. Messages for users are Portuguese and match no pattern. */
function getMessage(node: ts.Node): ts.StringLiteralLike | ts.TemplateExpression | undefined {
  const isMessage =
    (ts.isNewExpression(node) && node.expression.getText() === 'Error') ||
    (ts.isCallExpression(node) && /(?:\blog|#log|logger|console)\.\w+$/.test(node.expression.getText()))
  if (!isMessage) return undefined
  return node.arguments?.find((argument) => ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument))
}

/** @returns the text of a title, without the expressions of a template. */
const getTitleText = (title: ts.StringLiteralLike | ts.TemplateExpression) =>
  ts.isTemplateExpression(title)
    ? [title.head, ...title.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ')
    : title.text

/** @returns the first string of each row of a table of tests, also of a table in a constant: it is part of the title. */
function getTableLabels(node: ts.Node, file: ts.SourceFile): ts.StringLiteralLike[] {
  if (!ts.isCallExpression(node) || !/^(?:test|it|describe)\.(?:\w+\.)*each$/.test(node.expression.getText(file)))
    return []
  const table = resolveArray(node.arguments[0], file)
  return (table?.elements ?? [])
    .map((row) => (ts.isArrayLiteralExpression(row) ? row.elements[0] : row))
    .filter((label) => label !== undefined && ts.isStringLiteralLike(label))
}

function resolveArray(
  expression: ts.Expression | undefined,
  file: ts.SourceFile,
): ts.ArrayLiteralExpression | undefined {
  if (!expression || ts.isArrayLiteralExpression(expression)) return expression
  if (ts.isAsExpression(expression)) return resolveArray(expression.expression, file)
  if (!ts.isIdentifier(expression)) return undefined
  const find = (node: ts.Node): ts.Expression | undefined =>
    ts.isVariableDeclaration(node) && node.name.getText(file) === expression.text
      ? node.initializer
      : ts.forEachChild(node, find)
  return resolveArray(find(file), file)
}

function getDeclaredName(node: ts.Node): ts.Identifier | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isParameter(node)
  return isDeclaration && node.name && ts.isIdentifier(node.name) ? node.name : undefined
}

/** @returns the banned words in the comments, messages, test titles and declared names of a source file. */
export function findViolationsInCode(path: string, source: string): VocabularyViolation[] {
  if (!mayViolate(source)) return []
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind)
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1
  const violations: VocabularyViolation[] = []
  const comments = new Map<number, string>()
  const visit = (node: ts.Node) => {
    const title = getTestTitle(node) ?? getMessage(node)
    if (title) violations.push(...findBannedWords(getTitleText(title), lineAt(title.getStart())))
    for (const label of getTableLabels(node, file)) {
      violations.push(...findBannedWords(label.text, lineAt(label.getStart())))
    }
    const name = getDeclaredName(node)
    if (name) violations.push(...findBannedWords(splitName(name.text), lineAt(name.getStart())))
    if (name && vagueNouns.has(name.text)) {
      violations.push({ line: lineAt(name.getStart()), text: name.text, instead: 'the noun of the value' })
    }
    if (name && nounOfFunction.test(name.text)) {
      violations.push({ line: lineAt(name.getStart()), text: name.text, instead: 'a verb: get…, list…, create…' })
    }
    if (node.kind !== ts.SyntaxKind.JsxText) {
      const ranges = [
        ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
        ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
      ]
      for (const { pos, end } of ranges) comments.set(pos, source.slice(pos, end))
    }
    for (const child of node.getChildren(file)) visit(child)
  }
  visit(file)
  for (const [position, text] of comments) {
    const unquotedText = text.replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”/g, '').replaceAll(/\n\s*(?:\*|\/\/)?\s*/g, ' ')
    violations.push(...findBannedWords(unquotedText, lineAt(position)))
  }
  return violations
}

/** @returns the banned words in the prose of a document, without its code and quotations. */
export function findViolationsInDocument(text: string): VocabularyViolation[] {
  const prose = text
    .replaceAll(/```[\s\S]*?```/g, (block) => block.replaceAll(/[^\n]/g, ''))
    // Code in MDX: imports, JSX tags and expressions.
    .replaceAll(/^import .*$|<\/?[A-Z][^>]*>/gm, '')
    .replaceAll(/`[^`\n]*`|"[^"\n]*"|“[^”]*”|\]\([^)]*\)/g, (quotation) => quotation.replaceAll(/[^\n]/g, ''))
  return prose.split('\n').flatMap((line, index) => findBannedWords(line, index + 1))
}

const hashComment = /(?<=^|\s)#(?!!).*$/gm
const comments: Readonly<Record<string, RegExp>> = {
  css: /\/\*[\s\S]*?\*\//g,
  sql: /--.*$|\/\*[\s\S]*?\*\//gm,
  html: /<!--[\s\S]*?-->/g,
}

/** @returns the banned words in the comments of a file that is neither code nor a document, by its extension. */
export function findViolationsInComments(path: string, text: string): VocabularyViolation[] {
  const pattern = comments[path.split('.').at(-1) ?? ''] ?? hashComment
  const lines = text.split('\n').map(() => '')
  for (const { 0: comment, index } of text.matchAll(pattern)) {
    const first = text.slice(0, index).split('\n').length - 1
    for (const [offset, line] of comment.split('\n').entries()) lines[first + offset] += line
  }
  return findViolationsInDocument(lines.join('\n'))
}
