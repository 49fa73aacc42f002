import ts from 'typescript'

const colored =
  'bg|text|border(?:-[xytrbl])?|ring|outline|fill|stroke|shadow|from|via|to|accent|caret|divide|decoration|placeholder'
const hues =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|black|white'

/** Patterns that a class must not match, and why. */
const bans: [pattern: RegExp, reason: string][] = [
  [/(?:^|:)dark:/, 'light and dark live in semantic.css'],
  [new RegExp(`(?:^|:)(?:${colored})-(?:${hues})(?:-\\d{2,3})?(?:/|$)`), 'a colour is named by its role'],
  [
    /\[[^\]]*(?:#[\da-f]{3,8}\b|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|color-mix)\()/i,
    'a colour value belongs in palette.css',
  ],
  [
    /(?:\[|\()[^\])]*--malote-(?:blue|yellow|neutral|green|red|amber|cyan|palette)-/,
    'the raw ramps are for semantic.css alone',
  ],
]

/** Classes that place an element among its siblings. The component defines how the element looks. */
const layout = [
  /^(?:inline-)?(?:flex|grid|block)$|^(?:inline|hidden|contents|flow-root|table-cell|@container)$/,
  /^flex-(?:row|col|wrap|nowrap|1|auto|none|initial)(?:-reverse)?$|^(?:grow|shrink)(?:-\d+)?$|^basis-/,
  /^(?:grid-cols|grid-rows|auto-cols|auto-rows|grid-flow|col|row|order|gap|gap-x|gap-y)-/,
  /^(?:items|justify|content|self|place|justify-items|justify-self)-|^align-(?:top|middle|bottom|baseline)$/,
  /^-?[mp][trblxyse]?-/,
  /^(?:w|h|size|min-w|min-h|max-w|max-h|aspect)-/,
  /^(?:static|relative|absolute|fixed|sticky)$|^-?(?:inset|inset-x|inset-y|top|right|bottom|left|start|end)-/,
  /^overflow-(?:x-|y-)?(?:auto|hidden|visible|clip|scroll)$/,
  /^(?:whitespace-nowrap|truncate)$/,
]
/** Allowed variants of a layout class: widths and print, never a state or a theme. */
const conditions = /^(?:max-)?(?:md|lg)$|^(?:min|max)-\[[\d.]+(?:px|rem)\]$|^print$|^@(?:max-)?(?:\w+|\[.+\])$/

/** @returns why a class is banned in the interface; undefined when it is allowed. */
export function findBanReason(name: string): string | undefined {
  return bans.find(([pattern]) => pattern.test(name))?.[1]
}

/** @returns whether a class only places an element, at any width. */
export function isLayoutClass(name: string): boolean {
  const parts = name.split(/:(?![^[]*\])/)
  const utility = parts.pop() ?? ''
  return parts.every((part) => conditions.test(part)) && layout.some((pattern) => pattern.test(utility))
}

const parse = (path: string, text: string) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

function* walkNodes(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* walkNodes(child)
}

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

const readWords = (node: ts.Node): string[] =>
  [...walkNodes(node)].filter(isText).flatMap(({ text }) => text.split(/\s+/).filter(Boolean))

/** @returns every word of every string in a file, which includes all class names. */
export const listWords = (path: string, text: string): string[] => readWords(parse(path, text))

const attributes = (path: string, text: string, name: string) =>
  [...walkNodes(parse(path, text))].filter(ts.isJsxAttribute).filter((node) => node.name.getText() === name)

/** @returns the classes in `className` attributes; a variable is returned as `{name}`. */
export function listClassNames(path: string, text: string): string[] {
  return attributes(path, text, 'className').flatMap(({ initializer }) => {
    const classNames = initializer ? readWords(initializer) : []
    return classNames.length > 0 ? classNames : [initializer?.getText() ?? '']
  })
}

/** @returns the number of elements with a `style` attribute. */
export const countStyleAttributes = (path: string, text: string): number => attributes(path, text, 'style').length
