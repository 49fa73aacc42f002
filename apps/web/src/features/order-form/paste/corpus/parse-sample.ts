import { parseMessage } from '../parse-message.ts'

/** The moment for which the corpus gives the days: a Wednesday, 10:20 in São Paulo. */
const corpusTime = Date.parse('2026-11-18T13:20:00Z')

/** Parses a message as the form does at the time of the corpus. */
export const parseSample = (text: string) => parseMessage(text, corpusTime, 'America/Sao_Paulo')
