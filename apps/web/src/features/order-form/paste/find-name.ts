import type { FoundValue } from './find-addresses.ts'
import { findStreets, streetKinds } from './find-streets.ts'
import { businessPattern, isCity, isNeighborhood, startsWithGivenName } from './lexicon.ts'
import { capitalizeName, getSpan, replaceWithSpaces, type Span, trimPunctuation, wordPattern } from './message-text.ts'

/** @returns the given names of the people that a text names, outside of its streets. */
export function findPeople(text: string): Set<string> {
  const streets = findStreets(text).map(({ street }) => street.span)
  const names = replaceWithSpaces(text, ...streets).matchAll(
    /\p{Lu}\p{L}+(?:(?: (?:de|da|do|das|dos|e))? \p{Lu}\p{L}+)*/gu,
  )
  return new Set([...names].flatMap(([name]) => (startsWithGivenName(name) && !isNeighborhood(name) ? [name] : [])))
}

const particle = '(?:de|da|do|das|dos|e|di|del|van|von)'
// A full stop belongs to a name only after an initial: "Murilo A.".
const given = String.raw`\p{Lu}(?:[\p{L}']+|\.)?`
const capitalised = `${given}(?: (?:${particle} )?${given}){0,5}`
const anyWord = String.raw`[\p{L}][\p{L}']*`
const title = String.raw`(?:sr\.?a?\.?|senhora?|doutora?|dona|d\.|seu|dr\.?a?\.?|prof\.?a?\.?|professora?|enf\.?|eng\.?|irm[ãa]|padre|pe\.|pastora?|frei|mestre)`
const article = `(?:[oa] |ao |à )?(?:${title} )?`
const notInName =
  'qto|quarto|leito|sala|sl|casa|loja|lj|cj|recebe|recebem|tel|telefone|fone|cel|celular|whats|whatsapp|zap|no|na|em|às|as|que|ou|pelo|cpf|rg|cep|endereço|rua|av|avenida|hoje|hj|amanhã|amanha|até|interfone|ramal|bloco|ap|apto'
/** Words before a name in any letter case. */
const strong = wordPattern(
  String.raw`(?<label>👤|nome(?:\/raz[ãa]o social| completo| d[aeo] (?:destinat[áa]ri[oa]|recebedora?|contato|cliente|quem recebe))?|raz[ãa]o social|contato(?: (?:n[ao]|d[ae]|para|p\/)(?: a)? (?:coleta|entrega|retirada|local|destino|origem|recebimento)(?=[ \t]*[:=-]))?|cliente|comprador[a]?|paciente|empresa|dest\.|dest(?=:)|destinat[áa]ri[oa](?:\/remetente)?|recebedora?|quem (?:vai )?receber?(?: [ée]| eh| vai ser)?|receber?|respons[áa]vel(?: (?:pel[oa]|n[ao]|d[ae]) (?:recebimento|coleta|entrega|retirada|local|destino))?|resp\.|resp(?=[ \t]*:)|morador[a]?|a\/c|aos cuidados d[aeo]|aos cuidados|falar (?:com|c\/|c(?= ))|procurar por|procurar|chamar|remetente|cerimonialista|gerente|s[íi]ndic[oa]|secret[áa]ri[oa]|encarregad[oa]|entregar?(?=[ \t]*:))(?:[ \t]*[:=-][ \t]*(?:\n[ \t]*(?![\p{L} ]{2,20}:))?|[ \t]+)${article}(?<name>${anyWord}(?: (?!(?:${notInName})(?![\p{L}]))${anyWord}){0,5})`,
  'giu',
)
/** Words before a name only if it is capitalized. */
const weak = [
  wordPattern(
    String.raw`(?:[Pp]ara:?|[Pp]r[ao]|[Pp]\/?|[Cc]om|[Cc]\/) (?:[oa] |ao |à )?(?:(?:[Ss]r\.?a?\.?|[Dd]ona|[Dd]\.|[Ss]eu|[Dd]r\.?a?\.?|[Ee]nf\.?|[Pp]rof\.?a?\.?) )?(?<name>${capitalised})`,
    'gu',
  ),
  wordPattern(
    String.raw`(?:[Ss]r\.?a?\.?|[Dd]ona|[Dd]\.|[Ss]eu|[Mm]eu nome [ée]|[Dd]r\.?a?\.?|[Pp]rof\.?a?\.?) (?<name>${capitalised})`,
    'gu',
  ),
]
/** "pro caminhoneiro Adilson": a frequent given name behind a role. */
const role = wordPattern(
  String.raw`(?:para (?:[oa] )?|pr[ao] |com [oa] )\p{Ll}{4,} (?<name>\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+){0,4})`,
  'gu',
)
const upperWeak = wordPattern(String.raw`(?:PARA|PRA|PRO|COM) (?<name>\p{Lu}{2,}(?: \p{Lu}{2,}){1,5})`, 'gu')
/** "Tá no meu nome, Marcela": who made the reservation, hardly the person at the place. */
const reservation = /(?<![\p{L}])(?:no|em) (?:meu|seu|nosso) nome[ ,:-]{1,3}$/iu
/** "Pedido da Ana:", "compras da dona Zilda": whose order it is, where no words name the recipient. */
const owner = wordPattern(
  String.raw`(?:pedidos?|compras?|encomendas?|entregas?)[ \t]+(?:(?:d[aeo]|p\/|pra|pro|para)[ \t]+)?(?:[oa][ \t]+)?(?:${title}[ \t]+)?(?<name>\p{L}+(?: \p{Lu}\p{L}+){0,3})(?=[ \t]*(?:[,:;.\n!-]|$))`,
  'giu',
)
/** A lower-case name, which may be any other word. */
const spoken = wordPattern(
  String.raw`(?:(?:pr[ao]|para|com?|c\/|recebe) (?:[oa] )?(?:(?:dona|seu|sr\.?a?|dr\.?a?) )?|(?:dona|d\.|seu|sra?\.?|dra?\.?|doutora?|(?:minha|meu) \p{L}{3,},?) (?:[oa] )?)(?<name>${anyWord}(?: ${anyWord})?)`,
  'giu',
)
/** A piece of a line that consists of a name only: "Ana Dias -", "(Ricardo Gomes)". */
const alone = new RegExp(
  String.raw`(?<=^|\n|[,;(\u0000]|-[ \t]|[^\p{L}\d\s,.:!?]\s|(?<=[\p{L}\d\u0000])[.!][ \t])[ \t\u0000-]*(?:\d{1,2}[.)ª°º-]+ ?)?(?<name>${given}(?: (?:${particle} )?${given}){0,5})[ \t]*(?=[,;:()\u0000\n!]|$| -|\.(?:\s|$))`,
  'gu',
)

const noName = wordPattern(
  `${streetKinds}|obras?|resp|local|dep[óo]sito|bom dia|boa tarde|boa noite|ol[áa]|oii*|obrigad[oa]|atenciosamente|att|abraços?|entregas?|entregar|coletas?|coletar|retiradas?|retirar|pedidos?|endereço|local|urgente|cuidado|frágil|favor|por favor|segunda|terça|quarta|quinta|sexta|sábado|domingo|hoje|hj|amanhã|itens|item|observaç(?:ão|ões)|cep|bairro|telefone|nota fiscal|nf|prezad[oa]s?|pessoal|gente|equipe|brasil|jd|jardim|vila|centro|ap|apto|bloco|sala|casa|loja|nome|cliente|contato|telefone|whatsapp|whats|tipo|delivery|total|subtotal|valor|remetente|destinat[áa]ri[oa]|destino|origem|receber|data|horário|pagamento|forma|itens|produtos?|conteúdo|portaria|porteiro|lj|qto|quarto|leito|col|ent|transf|cidade|estado|brasil|coletem|leva|leve|levem|levar|até|deixa|deixe|traz|trazer|manda|mandar|buscar|pegar|quantidade|qtde?|referência|obs|vols?|dest|ref|cartão|feliz|hospital|quadra|lote|condomínio|residencial|edifício|prédio|setor|distrito|deixar|amanha|o|a|os|as|eu|é|uma?|ela|ele|você|vocês|mim|gente|surpresa|lá|nós|obrigada|para|com|tel|fone|cnpj|cpf|kit|jogo|conjunto|combo|equipamento|material|mercadoria|descriç(?:ão|ao)|esp[ée]cie|motivo|defeito|t[ée]cnico|agendado|status|chamado`,
  'iu',
)
const contactBehind = wordPattern(
  String.raw`(?:contato|a\/c|falar com|procurar)(?: n[ao] \p{L}+)?[ \t]*:?[ \t]*(?!(?:tel|telefone|fone|cel|celular|whats\p{L}*)(?![\p{L}]))\p{L}+`,
)
/** "Sueli do RH". */
const department = / d[aeo] \p{Lu}{2,5}$/u
/** "Priscila do buffet": what a person belongs to, where the name itself is capitalized. */
const lowerNoun = / (?:(?:d[aeo]s?|n[ao]|e|que|para|pra|[oa]s?) \p{Ll}.*|[oa]s?)$/u
/** "Zeca pintor": a trade or a family name. */
const lowerEnd = /^\p{Lu}.* (?!d[aeo]s? )\p{Ll}{3,}$/u
/** "josué da obra ele fica": the sentence continues behind a lower-case name. */
const lowerRest =
  / (?:el[ea]|que|fica|est[áa]|vai|é|eh|d[ao] (?:obra|recep\p{L}*|portaria|loja|casa|cozinha|rh))(?![\p{L}]).*$/u
/** "Pedreiro Genival", "noiva Carolina": a trade or a relation before a name. */
const trade =
  /^(?:(?:pedreir|engenheir|arquitet|encarregad|enfermeir|cozinheir|padeir|caseir|porteir|faxineir|costureir|advogad|veterin[áa]ri|secret[áa]ri|funcion[áa]ri|s[íi]ndic|m[ée]dic|t[ée]cnic|mec[âa]nic|noiv|espos)[oa]|(?:diretor|coordenador|instalador|encanador|pintor|supervisor|zelador|vendedor|comprador|montador|professor|doutor|gestor|administrador)a?|eletricista|recepcionista|motorista|gerente|atendente|balconista|marceneir[oa]|serralheir[oa]|chef|mestre|m[ãa]e|pai|marido) (?=\p{Lu})/iu
/** "aos cuidados da escrevente Luciana": the role before a capitalized name. */
const lowerRole = /^(?:\p{Ll}[\p{L}]* )+(?=\p{Lu})/u
/** Words before a person: the business before them is the place. */
const withPerson = wordPattern(String.raw`c\/|a\/c|aos cuidados|com|falar|procurar|respons[áa]vel|recebedor[a]?|recebe`)
const startsWithParticle = /^(?:d[aeo]s?|e)(?![\p{L}])/iu
const stateName =
  /^(?:acre|alagoas|amap[áa]|amazonas|bahia|cear[áa]|goi[áa]s|maranh[ãa]o|mato grosso|minas(?: gerais)?|par[áa]|para[íi]ba|paran[áa]|pernambuco|piau[íi]|rond[ôo]nia|roraima|santa catarina|sergipe|tocantins)$/iu
/** Forms of address, and words that are no name without another one: "Pet Amigo". */
const noNameAlone = /^(?:amig[oa]|flor|querid[oa]|moç[oa]|chefe|patrão|mestre|mano|agendad[oa]|shopping)$/iu
const isNameLike = (name: string) =>
  !noNameAlone.test(name) &&
  noName.exec(name)?.index !== 0 &&
  !startsWithParticle.test(name) &&
  !stateName.test(name) &&
  !isCity(name)

/** At least two capitalized words, which no law or department has. */
const isFullName = /^\p{Lu}\p{Ll}+(?: (?:de|da|do|das|dos|e))?(?: \p{Lu}\p{Ll}+){1,3}$/u
const betweenNameAndPhone =
  /^[\s,;:()\0-]*(?:(?:tel|telefone|fone|cel|celular|whats|whatsapp|zap|📱|📞)[.:]*)?[\s,;:()\0-]*$/iu
/** Whether only signs and the label of the phone are between both: "Dandara Nascimento - 71 99188-2030". */
const isNextTo = (text: string, name: Span, phone: Span): boolean => {
  const between = name.end <= phone.start ? text.slice(name.end, phone.start) : text.slice(phone.end, name.start)
  return betweenNameAndPhone.test(between) && between.split('\n').length <= 2
}

/**
 * @param hasStreetNearby - whether the text is a row of a list, where the name is on the line of its street.
 * @param hasPerson - whether the message names a person anywhere, so that a business is hardly the contact.
 * @param phone - the phone of the stop: a full name next to it is that of its owner.
 * @returns the contact of a stop: the name after a keyword, or else a piece that consists of a name only. A lower-case
 * name and a piece that is not a frequent given name are uncertain.
 */
export function findName(
  text: string,
  hasStreetNearby: (position: number) => boolean,
  hasPerson: boolean,
  phone?: Span | undefined,
): FoundValue | undefined {
  const people = findPeople(text)
  let uncertain: FoundValue | undefined
  for (const pattern of [strong, ...weak, role, upperWeak, owner]) {
    for (const match of text.matchAll(pattern)) {
      const name = match.groups?.name
      if (!name || !isNameLike(name) || ((pattern === role || pattern === owner) && !startsWithGivenName(name)))
        continue
      const isLower = name === name.toLowerCase()
      const person = isLower
        ? name.replace(lowerRest, '')
        : name.replace(lowerNoun, '').replace(department, '').replace(lowerRole, '').replace(trade, '')
      // "Empresa" in a label is the name only if no contact follows, and a lower-case word may be any word.
      const label = match.groups?.label ?? ''
      const isEmployer = /^(?:empresa|cliente|destinat|remetente)/i.test(label) && !startsWithGivenName(person)
      if (isEmployer && contactBehind.test(text.slice(match.index + match[0].length))) continue
      const isCertain = !isLower || pattern !== strong || startsWithGivenName(name)
      // "1 arranjo pra Maternidade Santa Clara… p/ a mamãe Juliana": the person is the contact, not the place.
      const isBusiness = businessPattern.exec(person)?.index === 0
      const isOther =
        !startsWithGivenName(person) &&
        (people.size > 0 ||
          (hasPerson && pattern !== strong && (isBusiness || !/^c(?:om|\/)/i.test(match[0]))) ||
          (isBusiness && withPerson.test(text)))
      // "coroas (paciente Vilma) p/ Dr. Renan": whom the goods are made for.
      const isSubject = /^paciente$/i.test(label) && people.size > 1
      const contact = toFoundValue(match, person, isCertain && !isOther && !isSubject && !lowerEnd.test(person))
      if (contact.certain || !(isLower || isBusiness)) return contact
      // "falar com o cerimonial, Sônia", "Entrega: Colégio Vértice, …, Ricardo": a role or a place before the name.
      uncertain ??= contact
    }
  }
  const pieces = [...text.matchAll(alone)].flatMap((match) => {
    const name = match.groups?.name?.replace(trade, '')
    if (!name || !isNameLike(name) || noName.test(name)) return []
    if (isNeighborhood(name) && !(startsWithGivenName(name) && name.includes(' '))) return []
    const isRow = hasStreetNearby(match.index + match[0].indexOf(name))
    const hasGivenName = startsWithGivenName(name)
    const isBusiness = businessPattern.exec(name)?.index === 0
    return [
      {
        match,
        name,
        certain:
          hasGivenName ||
          (people.size === 0 &&
            !isBusiness &&
            isFullName.test(name) &&
            phone !== undefined &&
            isNextTo(text, getSpan(match, name), phone)) ||
          (isBusiness && isRow && !hasPerson),
        rank: hasGivenName ? 0 : isRow ? 1 : 2,
      },
    ]
  })
  const [best] = pieces.toSorted((one, other) => one.rank - other.rank)
  // Of several people, the first one may be the sender.
  if (best?.certain)
    return toFoundValue(
      best.match,
      best.name,
      people.size < 2 && !reservation.test(text.slice(0, best.match.index + 1)),
    )
  for (const match of text.matchAll(spoken)) {
    const name = match.groups?.name
    const first = name?.split(' ')[0] ?? ''
    if (name && startsWithGivenName(first)) {
      const isFull = startsWithGivenName(name.split(' ')[1] ?? '')
      return toFoundValue(match, isFull ? name : first, name === first || isFull)
    }
  }
  return uncertain ?? (best ? toFoundValue(best.match, best.name, false) : undefined)
}

function toFoundValue(match: RegExpExecArray, name: string, certain: boolean): FoundValue {
  return { value: capitalizeName(trimPunctuation(name)).slice(0, 120), span: getSpan(match, name), certain }
}
