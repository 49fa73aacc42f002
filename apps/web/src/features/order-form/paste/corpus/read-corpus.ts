import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One field of the right reading of a message. */
export interface GoldValue {
  value: string
  /** Whether a person could read it in another way: it may be proposed, and it may be missing. */
  isOptional: boolean
}

/** The right reading of a group of fields: a stop, an item or the order itself. */
export interface GoldGroup {
  kind: 'pickup' | 'dropoff' | 'item' | 'order'
  fields: Readonly<Record<string, GoldValue>>
}

/** A message with its right reading. */
export interface CorpusMessage {
  title: string
  text: string
  gold: readonly GoldGroup[]
}

const kinds = { c: 'pickup', e: 'dropoff', i: 'item', p: 'order' } as const
const names: Readonly<Record<string, string>> = {
  nome: 'contactName',
  tel: 'contactPhone',
  cep: 'postalCode',
  rua: 'street',
  num: 'number',
  comp: 'complement',
  bairro: 'neighborhood',
  cidade: 'city',
  uf: 'state',
  referencia: 'reference',
  obs: 'instructions',
  quando: 'window',
  ref: 'externalRef',
  valor: 'declaredValue',
  chave: 'invoiceKey',
}

/** `rua:Rua A` of a stop; `2 x livros`, `3,5 kg` and `frágil` of an item; `urgente` of an order. */
function readField(written: string): [string, GoldValue] {
  const isOptional = written.startsWith('?')
  const text = written.replace(/^\?/, '')
  const [, key = '', value = ''] = /^(\p{L}+):(.*)$/u.exec(text) ?? []
  const name = names[key]
  if (name) return [name, { value, isOptional }]
  if (text === 'urgente') return ['priority', { value: 'urgent', isOptional }]
  if (text === 'frágil') return ['fragile', { value: 'true', isOptional }]
  if (/^[\d.,]+ kg$/.test(text)) return ['weight', { value: text.replace(' kg', ''), isOptional }]
  if (/^\??\d+ x /.test(text)) return ['item', { value: text, isOptional }]
  throw new Error(`The corpus has an unreadable field: ${written}`)
}

function readGroup(line: string): GoldGroup {
  const kind = kinds[line.charAt(0) as keyof typeof kinds]
  return { kind, fields: Object.fromEntries(line.slice(2).split(' | ').map(readField)) }
}

/**
 * The parts of the corpus: the parser was developed with the first and the second, of which the second has chats, dictated
 * texts and notes of hasty people, most of them with several people or stops; the messages of the third were written by its
 * author and are not looked at. Those of `independent` are by authors who had not seen the parser, which was changed for their
 * classes later. Those of `everyday` were written before the parser was changed for their classes. Those of `sealed` were
 * written before the last change of the parser, and their differences are not looked at.
 */
export const corpusParts = ['development', 'hasty', 'holdout', 'independent', 'everyday', 'sealed'] as const

/** @returns the messages of the files whose name starts with the name of the part; of all other files for the first. */
export function readCorpus(part: (typeof corpusParts)[number]): CorpusMessage[] {
  const folder = import.meta.dirname
  const getPart = (name: string) => corpusParts.find((one) => name.startsWith(one)) ?? 'development'
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt') && getPart(name) === part)
  return files.sort().flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split(/^@@ /m)
      .slice(1)
      .map((entry) => {
        const [head = '', gold = ''] = entry.split(/^--$/m)
        const [title = '', ...lines] = head.split('\n')
        return { title, text: lines.join('\n').trim(), gold: gold.trim() ? gold.trim().split('\n').map(readGroup) : [] }
      }),
  )
}
