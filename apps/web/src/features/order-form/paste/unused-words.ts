import { replaceWithSpaces, type Span, takenCharacter, wordPattern } from './message-text.ts'

/** Greetings, labels and connecting words, which mean nothing without the value next to them. */
const fillers = wordPattern(
  `oi+|\\d{1,2}[).ªº]|duas|dois|três|tres|ol[áa]|bom dia|boa tarde|boa noite|tudo (?:bem|bom)|td bem|por favor|favor|obrigad[oa]|obg|prezad[oa]s?|pessoal|gente|seguem?|preciso(?: de| que)?|gostaria de|solicit[oa]r?|pode(?:r|ria|m)?(?: ser)?|uma?|as?|os?|e|de|d[aeo]s?|na|no|em|nos|nas|para|pra|pro|p\\/|com|c\\/|por|at[ée]|ao|à|às|que|é|são|você|vocês|eu|entregas?|entregar|entregue|coletas?|coletar|retiradas?|retirar|retire|buscar|busca|pegar|pegue|levar|leve|leva|deixar|enviar|mandar|manda|receber?|quem recebe|falar|procurar|contato|cliente|comprador|nome|destinat[áa]ri[oa]|remetente|destino|origem|local|endereço|end|rua|n[úu]mero|n[º°]|complemento|bairro|cidade|munic[íi]pio|estado|uf|cep|tel|telefone|fone|cel|celular|whats|whatsapp|pedido|n|ref|refer[êe]ncia|ponto|valor|declarado|mercadoria|total|geral|r|itens|item|produtos?|quantidade|hor[áa]rio|data|dia|obs|aos cuidados|a\\/c|sr|sra|dr|dra|dona|seu|d|urgente|frágil|fragil|tipo|delivery|então|tá`,
  'giu',
)

const untaken = new RegExp(`[^\n${takenCharacter}]+`, 'g')

/** @returns the ranges of words that no field took, in text order: at least three letters or two digits in a row. */
export function findUnusedWords(text: string, taken: readonly Span[]): Span[] {
  const rest = replaceWithSpaces(text, ...taken)
  const spans: Span[] = []
  for (const match of rest.matchAll(untaken)) {
    const words = match[0].replace(fillers, (filler) => ' '.repeat(filler.length))
    const first = words.search(/[\p{L}\d]/u)
    if (first === -1 || !/\p{L}{3,}|\d{2,}/u.test(words)) continue
    const end = words.trimEnd().replace(/[^\p{L}\d]+$/u, '').length
    spans.push({ start: match.index + first, end: match.index + end })
  }
  return spans
}
