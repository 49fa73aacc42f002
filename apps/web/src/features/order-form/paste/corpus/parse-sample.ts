import { parseMessage } from '../parse-message.ts'
import type { StopPart } from '../parsed-stop.ts'

/** The moment for which the corpus gives the days: a Wednesday, 10:20 in São Paulo. */
const corpusTime = Date.parse('2026-11-18T13:20:00Z')

/** Parses a message as the form does at the time of the corpus. */
export const parseSample = (text: string) => parseMessage(text, corpusTime, 'America/Sao_Paulo')

/** Reads one part of the first stop of a message, with a question mark when it is uncertain: "Lapa?". */
export function readSamplePart(text: string, part: StopPart): string | undefined {
  const { value, certain } = parseSample(text).stops[0]?.parts[part] ?? {}
  return value && `${value}${certain ? '' : '?'}`
}
