import { findStreets } from './find-streets.ts'
import { wordPattern } from './message-text.ts'

const priceQuestion = wordPattern(
  'me (?:diz|fala|passa|informa|diga) quanto|quanto (?:fica|custa|sai|seria|cobra|dá)[^!\\n]{0,160}\\?|fica (?:quanto|qto|qnto)|(?:qto|qnto) (?:fica|custa|sai|seria|cobra)|qual (?:o |é o )?(?:valor|preço)[^!\\n]{0,160}\\?|orçamento|cotação',
)
/** A text of a shop or a mailbox that responds by itself, with its own address and hours, and advertising. */
const automaticReply = wordPattern(
  'agradecemos (?:o )?(?:seu |o )?contato|responda com|digite (?:o |a )?(?:n[úu]mero|op[çc][ãa]o|\\d)|atendimento autom[áa]tico|nosso hor[áa]rio|hor[áa]rio de (?:funcionamento|atendimento)|estamos (?:localizados|n[ao]s? (?:rua|av))|fora do (?:hor[áa]rio|escrit[óo]rio)|resposta autom[áa]tica|estou (?:em|de) f[ée]rias|n[ãa]o terei acesso|descadastr\\p{L}+|unsubscribe|black friday',
)
/** Questions about an order that was requested before. */
const inquiry = wordPattern(
  'era (?:pra|para) ter (?:chegado|sido|ido)|o que (?:houve|aconteceu) com|cad[êe] (?:o|a|meu|minha)|n[ãa]o (?:chegou|apareceu|foi entregue)(?: ainda)?|agradecer|cheg(?:ou|aram) (?:tudo )?(?:cert\\p{L}+|bem|direitinho)',
)
/** Two columns of a table, whose cells are no longer next to their titles. */
const flatTable = /^[ \t]*remetente\s+destinat[áa]ri[oa][ \t]*$/imu
/** What was requested before these words is not requested any more. */
const cancellation = wordPattern(
  'cancel(?:ou|ad[oa]s?|aram|amos|a|e|ar|em)|desist(?:iu|iram|o|imos)|n[ãa]o precisa(?:m)? (?:mais|levar|entregar|buscar)|desconsider\\p{L}+|ignor(?:a|e|em|ar)(?! o (?:interfone|cachorro))|substitu(?:ir|i|a|indo)',
)
/** Words of a sender who corrects an earlier message of a chat: "nao, 1780", "pera, vou sair", "bah n é hj é amh". */
const chatCorrection =
  /(?:^|\n)[ \t]*(?:(?:ah|bah|eita|ih|xi+|opa|ops|oops|puts|desculpa|desculpe|perd[ãa]o)[ ,!.]+)?(?:n|n[ãa]o|op[as]|eita|pera+|pera[ií]|espera|calma|ali[áa]s|correção|digo|na verdade)(?:[ ,!.]+(?:n|n[ãa]o|é|e|eh|\d|vou|era|são|sao|mudou|muda|troca|melhor|desculpa|o|a)(?![\p{L}])|[ \t]*(?:\n|$))/iu
const laterCorrection =
  /(?:^|\n)[ \t]*(?:e s[ãa]o \d|agora s[ãa]o|v[ãa]o ser \d|quem (?:vai receber|recebe) agora)(?![\p{L}])/iu
const complaint = wordPattern(
  'ontem|era (?:pra|para)(?: ter)?|não chegou|nao chegou|(?:até|ate) agora|atrasad[oa]s?|cadê|cade|amassad[oa]s?',
)
/** Words of a sender who revises an earlier sentence of the message. */
const revision = wordPattern('melhor|na verdade|mudou|mudei|digo|correção|ops|aliás|n[ãa]o d[áa]|em vez|ao inv[ée]s')
/** Corrections that concern one address too. */
const takenBack = wordPattern(
  '(?:hoje|hj|amanh[ãa]|amh|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo) (?:n[ãa]o|n)(?=[ ,!])|quer dizer|minto|errei|corrigindo|perd[ãa]o|retificando|endere[çc]o errado|rua errada|(?:n[ãa]o|n) [ée] (?:ess[ea]|mais|a[íi]|n?[ao] (?:rua|av\\.?|avenida))|n[ãa]o,? n[ãa]o|(?:n[ãa]o,? )?era (?:a |na |o )?(?:rua|av|avenida|n[úu]mero)',
)

/** Why the values of a message are checked by a person before they are used. */
export interface Uncertainty {
  /** Nothing of the message is certain. */
  readonly ofAll: boolean
  /** The windows are not certain. */
  readonly ofWindows: boolean
}

/**
 * Finds what makes the reading of a whole message doubtful: questions about the price, automatic replies, cancellations and
 * corrections; and its windows: complaints about an earlier delivery. A wrong value that is ticked costs more than a missing one.
 *
 * @param text The message without the data of its sender; the headers of a chat are blank.
 */
export function findUncertainty(text: string): Uncertainty {
  return {
    ofAll:
      priceQuestion.test(text) ||
      automaticReply.test(text) ||
      inquiry.test(text) ||
      flatTable.test(text) ||
      cancellation.test(text) ||
      chatCorrection.test(text) ||
      takenBack.test(text) ||
      laterCorrection.test(text) ||
      (revision.test(text) && findStreets(text).length > 1),
    ofWindows: complaint.test(text),
  }
}
