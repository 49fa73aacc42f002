import { ApiError } from '@malote/api-client'
import type { ReactNode } from 'react'
import { ConflictingChanges } from '../../../lib/forms/conflicting-changes.tsx'
import { formatRecordedValue, getFieldPath } from '../../../lib/forms/field-values.ts'

const labels: Readonly<Record<string, string>> = {
  status: 'Situação',
  owner: 'Responsável',
  dueAt: 'Prazo',
  resolution: 'Solução',
}

/** @returns what other users changed in an occurrence since its form opened; undefined when the error is another one. */
export function renderOccurrenceConflict(error: unknown): ReactNode {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') return undefined
  const changes = error.changes.filter(({ field }) => labels[getFieldPath(field)])
  if (changes.length === 0) return undefined
  return (
    <ConflictingChanges
      changes={changes}
      getLabel={(field) => labels[getFieldPath(field)] ?? field}
      formatValue={(field, value) => formatRecordedValue('occurrence', field, value)}
    />
  )
}
