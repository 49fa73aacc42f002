import ts from 'typescript'

/** A prop of an interface, with its documentation. */
interface Prop {
  path: string
  interfaceName: string
  name: string
  /** The text without tags. */
  sentence: string
  /** The text of `@default`, when it has the tag. */
  default: string | undefined
}

/** The interfaces of some files. */
export interface PropDocs {
  /** The props of each interface by its name. */
  props: ReadonlyMap<string, readonly Prop[]>
  /** The names of the interfaces that each interface extends, also through `Omit` and `Pick`. */
  bases: ReadonlyMap<string, readonly string[]>
  sources: readonly ts.SourceFile[]
}

function readProp(path: string, interfaceName: string, property: ts.PropertySignature): Prop {
  const sentence = ts
    .getJSDocCommentsAndTags(property)
    .filter((doc) => ts.isJSDoc(doc))
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .trim()
  const tag = ts.getJSDocTags(property).find(({ tagName }) => tagName.text === 'default')
  return {
    path,
    interfaceName,
    name: property.name.getText(),
    sentence,
    default: tag && (ts.getTextOfJSDocComment(tag.comment) ?? '').trim(),
  }
}

function listTypeNames(node: ts.Node): string[] {
  const typeNames =
    ts.isExpressionWithTypeArguments(node) || ts.isTypeReferenceNode(node) ? [node.getChildAt(0).getText()] : []
  return [...typeNames, ...node.getChildren().flatMap(listTypeNames)]
}

/** Reads the interfaces of files, given as path and text. */
export function readPropDocs(files: readonly (readonly [path: string, text: string])[]): PropDocs {
  const props = new Map<string, readonly Prop[]>()
  const bases = new Map<string, readonly string[]>()
  const sources = files.map(([path, text]) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  for (const source of sources) {
    for (const statement of source.statements.filter((one) => ts.isInterfaceDeclaration(one))) {
      const { name, members, heritageClauses = [] } = statement
      const signatures = members.filter((member) => ts.isPropertySignature(member))
      props.set(
        name.text,
        signatures.map((member) => readProp(source.fileName, name.text, member)),
      )
      bases.set(name.text, heritageClauses.flatMap(listTypeNames))
    }
  }
  return { props, bases, sources }
}

/** @returns a prop of an interface or of one that it extends. */
function findProp({ props, bases }: PropDocs, interfaceName: string, name: string): Prop | undefined {
  const declared = props.get(interfaceName)?.find((prop) => prop.name === name)
  if (declared) return declared
  for (const base of bases.get(interfaceName) ?? []) {
    const inherited = base === interfaceName ? undefined : findProp({ props, bases, sources: [] }, base, name)
    if (inherited) return inherited
  }
  return undefined
}

const fillers = new Set(['a', 'an', 'the', 'of', 'its', 'this', 'is', 'it', 'prop', 'value', 'component'])
const splitWords = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

/** @returns the violation of a sentence, when it has one. */
export function findSentenceViolation(name: string, sentence: string): string | undefined {
  if (sentence === '') return 'has no sentence'
  if (sentence.split(/\s+/).length < 3) return 'has less than three words'
  if (/\bDefault: /.test(sentence)) return 'states the default outside of @default'
  if (!sentence.endsWith('.')) return 'does not end with a full stop'
  const repeated = new Set(splitWords(name.replaceAll(/([A-Z])/g, ' $1')))
  const adds = splitWords(sentence).some((word) => !repeated.has(word) && !fillers.has(word))
  return adds ? undefined : 'only repeats the name'
}

/** @returns the props of the named interfaces whose sentence has a violation. */
export function findSentenceViolations({ props }: PropDocs, names: ReadonlySet<string>): string[] {
  return [...props]
    .filter(([name]) => names.has(name))
    .flatMap(([, members]) => members)
    .flatMap(({ path, interfaceName, name, sentence }) => {
      const violation = findSentenceViolation(name, sentence)
      return violation ? [`${path}: ${interfaceName}.${name} ${violation}`] : []
    })
}

interface Destructuring {
  interfaceName: string
  pattern: ts.ObjectBindingPattern
}

/** The destructuring of the props of a component: in its parameter, or of its parameter in the body. */
function listDestructurings(source: ts.SourceFile): Destructuring[] {
  return source.statements
    .filter((statement) => ts.isFunctionDeclaration(statement))
    .flatMap(({ parameters: [parameter], body }): Destructuring[] => {
      if (!parameter?.type || !ts.isTypeReferenceNode(parameter.type)) return []
      const interfaceName = parameter.type.typeName.getText()
      if (ts.isObjectBindingPattern(parameter.name)) return [{ interfaceName, pattern: parameter.name }]
      const parameterName = parameter.name.getText()
      return (body?.statements ?? [])
        .flatMap((statement) => (ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []))
        .flatMap(({ name, initializer }) =>
          ts.isObjectBindingPattern(name) && initializer?.getText() === parameterName
            ? [{ interfaceName, pattern: name }]
            : [],
        )
    })
}

const isLiteral = (node: ts.Expression) =>
  ts.isStringLiteral(node) ||
  ts.isNumericLiteral(node) ||
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  node.kind === ts.SyntaxKind.NullKeyword

/** @returns the props of the named interfaces whose default in the code is missing in `@default`, or differs from it. */
export function findDefaultViolations(docs: PropDocs, names: ReadonlySet<string>): string[] {
  return docs.sources.flatMap((source) =>
    listDestructurings(source)
      .filter(({ interfaceName }) => names.has(interfaceName))
      .flatMap(({ interfaceName, pattern }) =>
        pattern.elements.flatMap(({ propertyName, name, initializer }) => {
          if (!initializer) return []
          const prop = findProp(docs, interfaceName, (propertyName ?? name).getText())
          if (!prop) return []
          const place = `${source.fileName}: ${interfaceName}.${prop.name}`
          if (prop.default === undefined) return [`${place} has no @default ${initializer.getText()}`]
          const differs = isLiteral(initializer) && prop.default !== initializer.getText()
          return differs ? [`${place} has @default ${prop.default} instead of ${initializer.getText()}`] : []
        }),
      ),
  )
}
