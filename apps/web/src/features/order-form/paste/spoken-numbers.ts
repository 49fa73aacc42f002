const units = ['um', 'dois', 'tr[êe]s', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
const teens = 'dez onze doze treze (?:quatorze|catorze) quinze dezesseis dezessete dezoito dezenove'.split(' ')
const tens = 'vinte trinta quarenta cinq[uü]enta sessenta setenta oitenta noventa'.split(' ')
const hundreds =
  '(?:cem|cento) duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' ')

const values: readonly (readonly [RegExp, number])[] = [
  ...units.map((word, index) => [word, index + 1] as const),
  ['uma', 1] as const,
  ['duas', 2] as const,
  ...teens.map((word, index) => [word, index + 10] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ...hundreds.map((word, index) => [word, (index + 1) * 100] as const),
].map(([word, value]) => [new RegExp(`^${word}$`, 'iu'), value])

const oneOf = (words: readonly string[]) => `(?:${words.join('|')})`
const unit = oneOf([...units, 'uma', 'duas'])
const ten = `(?:${oneOf(tens)}(?: e ${unit})?|${oneOf(teens)})`
const belowThousand = `(?:${oneOf(hundreds)}(?: e (?:${ten}|${unit}))?|${ten}|${unit})`
const number = `(?:(?:${unit} )?mil(?: e)? ${belowThousand}|${unit} mil|${oneOf(hundreds)}(?: e (?:${ten}|${unit}))?|${oneOf(tens)} e ${unit})`
/** A word before any number of an address: "apartamento sete". */
const label = '(?:n[úu]mero|apartamento|ap|apto|sala|casa|bloco|loja|conjunto|quadra|lote|torre)'
/** "Rua Vinte e Cinco de Março" is a name; "cento" and "mil" alone count goods. */
const spoken = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?!(?:mil|cento)(?! (?:e )?\p{L}{2,}))${number}|(?<=(?<![\p{L}])${label} )${belowThousand})(?![\p{L}\d]| (?:de|e) (?:${unit}|\p{Lu}|janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?![\p{L}])| d[eo] salgad)`,
  'giu',
)

/** Behind the digits of a spoken number. It is blank, and shows where the words end. */
const spokenFiller = '\u2007'

function toNumber(words: string): number {
  let [sum, part] = [0, 0]
  for (const word of words.split(' ')) {
    if (/^mil$/i.test(word)) [sum, part] = [(part || 1) * 1000, 0]
    else part += values.find(([pattern]) => pattern.test(word))?.[1] ?? 0
  }
  return sum + part
}

/** @returns the range with the rest of a spoken number, whose digits are shorter than its words. */
export const includeSpokenWords = <Range extends { start: number; end: number }>(text: string, span: Range): Range => ({
  ...span,
  end: span.end + (new RegExp(`^${spokenFiller}*`).exec(text.slice(span.end, span.end + 80))?.[0].length ?? 0),
})

/** Writes the spoken numbers of addresses as digits: "novecentos e sessenta" → "960", each word at its position. */
export const writeSpokenNumbers = (text: string): string =>
  text.replace(spoken, (words) => String(toNumber(words)).padEnd(words.length, spokenFiller))

/** A digit or two of a dictated phone: "nove", "meia", "quarenta e sete". */
const spokenDigits = `(?:zero|meia|\\d{1,4}|${ten}|${unit})`
const spokenPhone = new RegExp(
  String.raw`(?<![\p{L}\d])${spokenDigits}(?:[ ,]{1,2}${spokenDigits}){5,13}(?![\p{L}\d])`,
  'giu',
)
const eachDigits = new RegExp(spokenDigits, 'giu')

/** Writes dictated phones with their area code as digits, each at its position: "onze nove oito sete um dois…". */
export const writeSpokenPhones = (text: string): string =>
  text.replace(spokenPhone, (words) => {
    const digits = [...words.matchAll(eachDigits)].map(([word]) => {
      if (/^\d/.test(word)) return word
      return /^zero$/i.test(word) ? '0' : /^meia$/i.test(word) ? '6' : String(toNumber(word))
    })
    const phone = digits.join('')
    return /^[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/.test(phone) ? phone.padEnd(words.length, spokenFiller) : words
  })
