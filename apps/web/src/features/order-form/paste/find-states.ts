import { State, stateNames, toPlainText } from '@malote/api-client'
import { findCities } from './lexicon.ts'
import type { Span } from './message-text.ts'

/** A large town and its state, each with its range. */
export interface CityWithState {
  city: Span
  state: Span & { value: string }
}

/** Names as they are written behind a town; "para" is a word of sentences: "Campinas para sexta". */
const names = Object.keys(stateNames).filter((name) => name !== 'para')
/** Abbreviations that are no words in small letters, unlike "se", "ap" and "to". */
const clear = 'sp|rj|mg|rs|sc|ba|pe|ce|df|go|ms|mt|pb|rn|pi|ro|rr|pr(?=\\s*(?:$|[,.;\\n]))'
const all = State.options.join('|').toLowerCase()
const behindCity = new RegExp(
  `^(?:(?: ?[/-] ?| ?\\()(?<signed>${all})|(?:, ?| )(?<plain>${clear})|(?: ?[,/-] ?|\\n| )(?<name>${names.join('|')}))(?![a-z\\d])`,
)

/** @returns the first large town with its state behind it, in any letter case: "campinas sp", "Pelotas, Rio Grande do Sul". */
export function findCityWithState(text: string): CityWithState | undefined {
  const plain = toPlainText(text)
  // Characters that become two have other positions.
  if (plain.length !== text.length) return undefined
  for (const city of findCities(text)) {
    const match = behindCity.exec(plain.slice(city.end, city.end + 30))
    const { signed, plain: abbreviation, name } = match?.groups ?? {}
    const written = signed ?? abbreviation ?? name
    if (!match || !written) continue
    // "entrega em Campinas São Paulo": without a sign, both may be towns.
    if ((name === 'sao paulo' || name === 'rio de janeiro') && /^ [a-z]/.test(match[0])) continue
    const start = city.end + match[0].length - written.length
    return {
      city,
      state: { value: name ? (stateNames[name] ?? '') : written.toUpperCase(), start, end: start + written.length },
    }
  }
  return undefined
}
