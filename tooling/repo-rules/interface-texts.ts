import ts from 'typescript'

/** Wordings that Portuguese texts must not use, with their replacements; docs/how-to/write-portuguese-texts.md has all rules. */
const bannedWordings: [pattern: RegExp, instead: string][] = [
  [/\p{L}!(?:\s|$)/u, 'no exclamation mark: state the fact'],
  [/\b(?:ops|oops|eita|poxa)\b/i, 'say what could not be done, and what to do'],
  [/\b(?:por favor|por gentileza)\b/i, 'say what to do, without asking a favour'],
  [/\bcom sucesso\b/i, 'say what is so now: "Senha trocada."'],
  [/\bcli(?:que|car) (?:aqui|em|no|na)\b/i, 'name what happens, not the mouse'],
  [/\btente novamente\b|\boutra vez\b|\bmais uma vez\b/i, '"tente de novo"'],
  [/^(?:\p{L}+ )?inválid[oa]s?\.?$/iu, 'say what the field takes'],
  [/\bvocê (?:errou|esqueceu|digitou errado|não preencheu|deve)\b/i, 'do not blame the user: state what is missing'],
  [/\b(?:o|a|os|as|um|do|no|ao)\(as?\)|[a-zà-ú]\((?:a|as|s)\)/i, 'words that need no brackets'],
  [/\b(?:bem|boas)[- ]vind[oa]s?\b(?<!boas-vindas)/i, '"Boas-vindas", which is everybody’s'],
  [/\.\.\./, '"…", one character'],
  [/\bemails?\b/i, '"e-mail"'],
  [/\b(?:deletar|logar|logado|resetar|printar|atachar|setar|startar|customizar)\b/i, 'a Portuguese verb'],
  [/\b(?:password|login|logout|sign in|loading|submit|upload|download|feedback)\b/i, 'the Portuguese word'],
  [/\bTodas as empresas\b/, '"Todas as Empresas", as the selector says'],
  [/\b[Oo]bservações internas\b/, '"Notas internas", by the glossary'],
  [/\b(?:pedir|pede|pedem) entregas?\b/i, '"solicitar", by the glossary'],
  [/\b(?:nova|uma|esta|desta|nenhuma) localização\b/i, '"local", by the glossary'],
]

/** Letters or words that occur only in Portuguese; other strings are classes, keys or messages for developers. */
const portuguese =
  /[áàâãéêíóôõúç]|\b(?:ainda|ao|aos|como|com|da|das|de|do|dos|ela|ele|em|esta|este|foi|mais|na|nas|no|nos|novo|ordem|os|para|pela|pelo|por|sem|seu|sua|tente|um|uma)\b/i

function getText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text
  // The expressions of a template are replaced by a word, so that the sentence stays complete.
  if (ts.isTemplateExpression(node)) {
    return (
      node.head.text + node.templateSpans.map(({ literal }) => `x ${literal.text}`.replace(/^x (?=\S)/, 'x')).join('')
    )
  }
}

/** @returns the texts of a source file that break the rules: line, text, and the replacement. */
export function findWordingErrors(path: string, source: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind)
  const errors: string[] = []
  const visit = (node: ts.Node) => {
    const text = getText(node)
      ?.replaceAll(/<[^>]+>|\s+/g, ' ')
      .trim()
    // The title of a story also contains the English name of a component.
    if (text && portuguese.test(text) && !/^\w+\/\w+ \(/.test(text)) {
      for (const [pattern, instead] of bannedWordings) {
        if (!pattern.test(text)) continue
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
        errors.push(`${path}:${line} “${text}”: ${instead}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return errors
}
