import { type FoundValue, streetKinds } from './find-addresses.ts'
import { capitalizeName, getSpan, trimPunctuation, wordPattern } from './message-text.ts'

const particle = '(?:de|da|do|das|dos|e|di|del|van|von)'
const given = String.raw`\p{Lu}[\p{L}'.]*`
const capitalised = `${given}(?: (?:${particle} )?${given}){0,5}`
const anyWord = String.raw`[\p{L}][\p{L}'.]*`
const article = String.raw`(?:[oa] |ao |à )?(?:sr\.?a?\.? |senhora? |dona |seu |dr\.?a?\.? )?`
/** Words before a name in any letter case. */
const strong = wordPattern(
  String.raw`(?:nome|contato|cliente|destinat[áa]ri[oa]|recebedora?|quem recebe|receber?|responsável|a\/c|aos cuidados d[aeo]|aos cuidados|falar com|procurar por|procurar|chamar|remetente)(?:\s*[:=-]\s*|\s+)${article}(?<name>${anyWord}(?: (?!(?:tel|telefone|fone|cel|celular|whats|whatsapp|zap|no|na|em|às|as|que|ou|pelo|cpf|rg|cep|endereço|rua|av|avenida|hoje|amanhã)(?![\p{L}]))${anyWord}){0,5})`,
)
/** Words before a name only if it is capitalized. */
const weak = [
  wordPattern(
    String.raw`(?:[Pp]ara:?|[Pp]ra|[Pp]\/|[Cc]om|[Cc]\/) (?:[oa] |ao |à )?(?:Sr\.?a?\.? |sr\.?a?\.? |[Dd]ona |[Ss]eu |Dr\.?a?\.? )?(?<name>${capitalised})`,
    'u',
  ),
  wordPattern(String.raw`(?:[Ss]r\.?a?\.?|[Dd]ona|[Ss]eu|Dr\.?a?\.?) (?<name>${capitalised})`, 'u'),
]
/** A line, or its part before the first comma or dash, that consists of a name only. */
const alone = new RegExp(
  String.raw`^[ \t-]*(?:\d{1,2}[.)ª°º-]+ ?)?(?<name>${given}(?: (?:${particle} )?${given}){1,5})[ \t]*(?=[,;:(\u0000-]|$| -)`,
  'gmu',
)

const noName = wordPattern(
  `${streetKinds}|bom dia|boa tarde|boa noite|ol[áa]|oi|obrigad[oa]|atenciosamente|att|abraços?|entregas?|coletas?|retiradas?|pedidos?|endereço|urgente|favor|por favor|segunda|terça|quarta|quinta|sexta|sábado|domingo|hoje|amanhã|itens|item|observaç(?:ão|ões)|cep|bairro|telefone|nota fiscal|prezados?|pessoal|gente|equipe|são paulo|rio de janeiro|belo horizonte|curitiba|campinas|jd|jardim|vila|centro|ap|apto|bloco|sala|casa|loja`,
)

/** @returns the contact of a stop: the name after a keyword, or else a line that consists of a name only. */
export function findName(text: string): FoundValue | undefined {
  for (const pattern of [strong, ...weak]) {
    const match = pattern.exec(text)
    const name = match?.groups?.name
    if (match && name && noName.exec(name)?.index !== 0) return toFoundValue(match, name)
  }
  for (const match of text.matchAll(alone)) {
    const name = match.groups?.name
    if (name && !noName.test(name)) return toFoundValue(match, name)
  }
  return undefined
}

/** A full stop is not part of a name. */
function toFoundValue(match: RegExpExecArray, text: string): FoundValue {
  const name = text.replace(/\.$/, '')
  return { value: capitalizeName(trimPunctuation(name)).slice(0, 120), span: getSpan(match, name) }
}
