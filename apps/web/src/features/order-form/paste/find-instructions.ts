import type { FoundValue } from './find-addresses.ts'
import { getSpan, type Span, takenCharacter, trimPunctuation, wordPattern } from './message-text.ts'

const place = wordPattern(
  'portaria|porteir[oa]s?|zelador(?:a)?|guarita|interfone|interfona|campainha|port[ãa]o|vizinh[oa]|s[íi]ndic[oa]',
)
const streetWord = wordPattern(String.raw`rua|r\.|av\.?|avenida|alameda|al\.|travessa|praça|rodovia|estrada`)
const label = /^[ \t]*(?:obs|observa[çc](?:ão|ões|ao|oes)|instru[çc](?:ão|ões))\.?[ \t]*:[ \t]*/iu
const lineOfText = new RegExp(`^[^\n${takenCharacter}]+`, 'u')
const command =
  /^(?:por favor,? |pfv |pode |se [^,.;\n]{3,40} |n[ãa]o )?(?:deix(?:ar|e)|toc(?:ar|e)|cham(?:ar|e)|interfon(?:ar|e)|lig(?:ar|ue)|avis(?:ar|e))(?![\p{L}])/iu
/** "código do portão 4471#" */
const code =
  /^(?:a )?(?:senha|c[óo]digo) (?:d[aeo]|n[ao]) (?:portaria|portão|porta|interfone|guarita|prédio)(?: é)?:? [#*]?\d{2,8}[#*]?$/iu
const endsBefore = new RegExp(`(?:^|[\\n.;!?(${takenCharacter}])[ \\t]*$`, 'u')
const endsAfter = new RegExp(`^[ \\t)]*(?:$|[\\n.;!?${takenCharacter}])`, 'u')
const clause = new RegExp(`(?:[^\\n.;!?,()${takenCharacter}]|(?<=(?<![\\p{L}])(?:sra?|dra?))\\.)+`, 'giu')
const labelledReference = wordPattern(
  String.raw`(?<!(?:noss[ao]|su[ao]|voss[ao])[ \t]{1,2})(?:ponto[ \t]+de[ \t]+)?refer[êe]ncia[ \t]*[:-][ \t]*(?<value>\p{L}[^\n;.\u0000]{2,118})`,
)

/** "esq. c/ Av. Brasil", "casa amarela de esquina": the name of a street may have a full stop. */
const corner = new RegExp(
  String.raw`(?<![\p{L}\d])(?<value>(?:(?:casa|sobrado|pr[ée]dio)(?:[ \t]+\p{L}+){0,2}[ \t]+(?:d[ae]|n[ao])[ \t]+esquina(?![\p{L}])|(?:esquina|(?<!(?<![\p{L}\d])[àa][ \t])esq(?=[. \t]))\.?[ \t]*(?:(?:com|c\/|d[aeo]|n[ao])[ \t]*)?(?:[ao][ \t]+)?(?:(?:r|av|al|tv|dr|dra|cel|gal|pe|sta|sto|prof)\.[ \t]*|\p{L}[\p{L}']*[ \t]+){0,3}\p{L}[\p{L}']+))(?=[ \t]*(?:[\n.,;)${takenCharacter}]|-[ \t]|$))`,
  'iu',
)
/** "fica em frente à padaria", "perto do bar do Chicão": a landmark in a clause without more. */
const landmark = new RegExp(
  String.raw`(?<=(?:^|[\n.,;(${takenCharacter}]|-[ \t])[ \t]*(?:ref(?:er[êe]ncia)?\.?[ \t]*[:-][ \t]*)?)(?:(?:fica|bem|é|logo)[ \t]+)?(?<value>(?:(?:casa|sobrado|pr[ée]dio|port[ãa]o|muro)(?:[ \t]+\p{L}+){0,2}[ \t]+)?(?:em frente|ao lado|perto|pr[óo]xim[oa]|pr[óo]x\.?|atr[áa]s|vizinh[oa]|em cima|embaixo|logo depois|(?<=(?:casa|sobrado|port[ãa]o|muro)(?:[ \t]+\p{L}+){0,2}[ \t]+)depois)[ \t]+(?:d[aeo]s?|[aà]o?s?)[ \t]+[\p{L}\d][\p{L}\d' ]{2,60}?)(?=[ \t]*(?:[\n.,;)${takenCharacter}]|-[ \t]|$))`,
  'iu',
)

/** "deixar com o zelador, Sr. Dirceu": the name of who is at the door, who is not the recipient. */
const keeper = /(?:zelador|porteir|vizinh|s[íi]ndic)\p{L}*$/iu
const nameBehind = /^,? (?:[oa] )?(?:[Ss]r\.?a?\.?|[Ss]eu|[Dd]ona|[Dd]\.) \p{Lu}\p{L}+/u

/** A longer clause has more than what to do at the door. */
const longestNote = 80

/** Words for the courier at the door, with the range of each clause. */
export interface FoundInstructions {
  value: string
  spans: Span[]
  certain: boolean
}

/** "Deixar com o porteiro": what to do, in a sentence without more. Behind a comma, more may follow that belongs to it. */
function isWholeOrder(text: string, { start, end }: Span, value: string): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 20), start), text.slice(end, end + 20)]
  if (code.test(value)) return true
  return command.test(value) && endsBefore.test(before) && endsAfter.test(after)
}

/** A dash between blanks separates as a comma does, and so does "ou" in "falar com Ana ou deixar com o porteiro". */
const separator = /(\s-\s|(?<=(?:falar|procurar|chamar|receb\p{L}+|entreg\p{L}+)\s[^,;]{2,60})\sou\s(?=deix|entreg))/iu

/** @returns clauses about the porter, the gate and the doorbell, and the line after "Obs:". */
export function findInstructions(text: string): FoundInstructions[] {
  const results: FoundInstructions[] = []
  for (const match of text.matchAll(clause)) {
    let start = match.index
    for (const written of match[0].split(separator)) {
      const from = start
      start += written.length
      const isLabelled = label.test(written)
      // "portão marrom perto do mercado" is a landmark.
      if (!isLabelled && (landmark.test(written) || labelledReference.test(written))) continue
      // A label is for the whole line: "OBS: INTERFONE QUEBRADO, LIGAR AO CHEGAR".
      const piece = isLabelled
        ? (lineOfText.exec(text.slice(from, from + 300))?.[0] ?? written)
        : `${written}${(keeper.test(written) && nameBehind.exec(text.slice(start, start + 40))?.[0]) || ''}`
      if (from < (results.at(-1)?.spans.at(-1)?.end ?? 0)) continue
      // "1 portão de alumínio" is an item.
      if (!(isLabelled || place.test(piece)) || streetWord.test(piece) || /^\s*\d{1,3} \p{L}/u.test(piece)) continue
      const value = trimPunctuation(piece.replace(label, '').replace(/^\s*mas\s/i, ''))
      if (value.length < 4) continue
      const offset = piece.indexOf(piece.trim())
      const span = { start: from + offset, end: from + offset + piece.trim().length }
      const last = results.at(-1)
      // Neighboring clauses are one instruction.
      if (last && /^[\s.,;-]*$/.test(text.slice(last.spans.at(-1)?.end ?? 0, span.start))) {
        last.value = `${last.value}. ${value}`
        last.spans.push(span)
      } else
        results.push({
          value,
          spans: [span],
          certain: value.length <= longestNote && (isLabelled || isWholeOrder(text, span, value)),
        })
    }
  }
  return results
}

/** @returns the landmark after "Referência:", or in a clause that consists of one. */
export function findReference(text: string): FoundValue | undefined {
  const match = labelledReference.exec(text) ?? landmark.exec(text) ?? corner.exec(text)
  const value = match?.groups?.value
  // "em frente à", where the next stop of the message begins with a square.
  if (!match || !value || /\s(?:à|ao|a|o|d[aeo]|n[ao]|em|com)\s*$/iu.test(value)) return undefined
  return { value: trimPunctuation(value).slice(0, 120), span: getSpan(match, value), certain: true }
}
