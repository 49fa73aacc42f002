import type { Import } from '@malote/api-client'
import { importTexts } from './import-kinds.tsx'
import { formatRowCount } from './row-counts.tsx'

/** @returns the file of an ended import, and the rows that it has not created. */
export function describeResult({ kind, fileName, company, rows, status }: Import): string {
  const notes = [
    rows.invalid > 0 && `${formatRowCount(rows.invalid)} com erro ${rows.invalid === 1 ? 'ficou' : 'ficaram'} de fora`,
    rows.repeated > 0 && importTexts[kind].repeatedNote(rows.repeated),
  ].filter(Boolean)
  const sentences = [
    `${fileName} · ${company.name}`,
    notes.join('; '),
    status === 'canceled' && 'O resto não será criado',
  ]
  return sentences.flatMap((sentence) => (sentence ? `${sentence}.` : [])).join(' ')
}
