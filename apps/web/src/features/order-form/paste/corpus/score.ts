import { toPlainText } from '@malote/api-client'
import type { ParsedMessage } from '../parse-message.ts'
import type { CorpusMessage, GoldGroup } from './read-corpus.ts'

/** How many values of a field were proposed, and how many of them were right. */
export interface FieldScore {
  /** Values that the right readings have, without the optional ones. */
  expected: number
  /** Ticked values. */
  proposed: number
  /** Ticked values that are right. */
  right: number
  /** Ticked values that are right and not optional. */
  recalled: number
  /** Expected values for which an unticked value arrives. */
  unticked: number
}

interface ReadGroup {
  kind: GoldGroup['kind']
  fields: Record<string, { value: string; certain: boolean }>
}

/** The letters and digits: accents, "jd" for "jardim", and "de" of "2 caixas de vinho", are ways to write the same. */
const plain = (text: string) =>
  toPlainText(text)
    .replace(/\bjd\b\.?/g, 'jardim')
    .replace(/(?<=[a-z]) de (?=[a-z])/g, ' ')
    .replace(/[^a-z\d]/g, '')

/** @returns the proposals of a message in the shape of the corpus. */
function toGroups({ stops, items, order }: ParsedMessage): ReadGroup[] {
  return [
    ...stops.map(({ kind, parts, window }): ReadGroup => {
      const fields: ReadGroup['fields'] = {}
      for (const [name, { value, certain }] of Object.entries(parts)) fields[name] = { value, certain }
      if (window) {
        const { day, start, end } = window.value
        fields.window = { value: `${day} ${start}-${end}`, certain: window.certain }
      }
      return { kind, fields }
    }),
    ...items.map(
      ({ value: { quantity, description, weight, fragile }, certain }): ReadGroup => ({
        kind: 'item',
        fields: {
          item: { value: `${quantity} x ${description}`, certain },
          ...(weight && { weight: { value: weight, certain } }),
          ...(fragile && { fragile: { value: 'true', certain } }),
        },
      }),
    ),
    {
      kind: 'order',
      fields: Object.fromEntries(Object.entries(order).map(([name, { value, certain }]) => [name, { value, certain }])),
    },
  ]
}

const countEqual = (gold: GoldGroup, read: ReadGroup) =>
  Object.entries(read.fields).filter(([name, { value }]) => plain(value) === plain(gold.fields[name]?.value ?? '#'))
    .length

/** Pairs groups of one kind by the number of equal values, in text order where they are alike. */
function pairGroups(gold: readonly GoldGroup[], read: readonly ReadGroup[]): [GoldGroup?, ReadGroup?][] {
  const pairs = gold
    .flatMap((one, goldIndex) =>
      read.map((other, readIndex) => ({
        one,
        other,
        equal: one.kind === other.kind ? countEqual(one, other) : -1,
        distance: Math.abs(goldIndex - readIndex),
      })),
    )
    .filter(({ equal }) => equal >= 0)
    .sort((a, b) => b.equal - a.equal || a.distance - b.distance)
  const result: [GoldGroup?, ReadGroup?][] = []
  const seen = new Set<GoldGroup | ReadGroup>()
  for (const { one, other } of pairs) {
    if (seen.has(one) || seen.has(other)) continue
    seen.add(one).add(other)
    result.push([one, other])
  }
  for (const one of gold) if (!seen.has(one)) result.push([one, undefined])
  for (const other of read) if (!seen.has(other)) result.push([undefined, other])
  return result
}

/** A difference between a message and its reading: `street: "Rua B" instead of "Rua A"`. */
export interface Difference {
  title: string
  kind: 'wrong' | 'missing'
  text: string
}

/** @returns the scores by field, and the differences. */
export function scoreCorpus(messages: readonly CorpusMessage[], parse: (text: string) => ParsedMessage) {
  const scores: Record<string, FieldScore> = {}
  const differences: Difference[] = []
  const getScore = (field: string) => {
    scores[field] ??= { expected: 0, proposed: 0, right: 0, recalled: 0, unticked: 0 }
    return scores[field]
  }
  for (const { title, text, gold } of messages) {
    for (const [one, other] of pairGroups(gold, toGroups(parse(text)))) {
      for (const field of new Set([...Object.keys(one?.fields ?? {}), ...Object.keys(other?.fields ?? {})])) {
        const score = getScore(field)
        const [expected, read] = [one?.fields[field], other?.fields[field]]
        const isRequired = expected !== undefined && !expected.isOptional
        const isRight = read !== undefined && expected !== undefined && plain(read.value) === plain(expected.value)
        if (isRequired) score.expected += 1
        if (read?.certain) {
          score.proposed += 1
          if (isRight) score.right += 1
          else
            differences.push({
              title,
              kind: 'wrong',
              text: `${field}: "${read.value}" instead of "${expected?.value ?? ''}"`,
            })
        }
        if (isRequired && isRight && read.certain) score.recalled += 1
        if (isRequired && !(isRight && read.certain)) {
          if (read && !read.certain) score.unticked += 1
          differences.push({
            title,
            kind: 'missing',
            text: `${field}: "${expected.value}"${read && !read.certain ? ' (unticked)' : ''}`,
          })
        }
      }
    }
  }
  return { scores, total: sumScores(Object.values(scores)), differences }
}

const sumScores = (scores: readonly FieldScore[]): FieldScore =>
  scores.reduce(
    (sum, one) => ({
      expected: sum.expected + one.expected,
      proposed: sum.proposed + one.proposed,
      right: sum.right + one.right,
      recalled: sum.recalled + one.recalled,
      unticked: sum.unticked + one.unticked,
    }),
    { expected: 0, proposed: 0, right: 0, recalled: 0, unticked: 0 },
  )

/** @returns the part of the ticked values that is right; 1 when nothing is ticked. */
export const getPrecision = ({ right, proposed }: FieldScore): number => (proposed === 0 ? 1 : right / proposed)
/** @returns the part of the expected values that is ticked and right; 1 when nothing is expected. */
export const getRecall = ({ recalled, expected }: FieldScore): number => (expected === 0 ? 1 : recalled / expected)
