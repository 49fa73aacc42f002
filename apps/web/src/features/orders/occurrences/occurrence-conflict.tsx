import { ApiError, type ConflictingChange, type OccurrenceStatus, occurrenceStatusLabels } from '@malote/api-client'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../lib/format/formats.ts'
import { ConflictingChanges } from '../../../lib/forms/conflicting-changes.tsx'

const labels: Readonly<Record<string, string>> = {
  status: 'Situação',
  owner: 'Responsável',
  dueAt: 'Prazo',
  resolution: 'Solução',
}
const toName = (field: string): string => field.replace(/^\//, '')

function formatValue(field: string, value: ConflictingChange['from']): string {
  if (value === null || value === '') return '(vazio)'
  if (toName(field) === 'status') return occurrenceStatusLabels[value as OccurrenceStatus] ?? String(value)
  return toName(field) === 'dueAt' ? formatDateTime(String(value)) : String(value)
}

/** @returns what other users changed in an occurrence since its form opened; undefined when the error is another one. */
export function renderOccurrenceConflict(error: unknown): ReactNode {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') return undefined
  const changes = error.changes.filter(({ field }) => labels[toName(field)])
  if (changes.length === 0) return undefined
  return (
    <ConflictingChanges
      changes={changes}
      getLabel={(field) => labels[toName(field)] ?? field}
      formatValue={formatValue}
    />
  )
}
