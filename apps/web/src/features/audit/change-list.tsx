import type { AuditEntry } from '@malote/api-client'
import { Stack, Text } from '@malote/ui'
import { formatField, formatFieldValue, listChanges } from './audit-text.ts'

interface ChangeListProps {
  entry: AuditEntry
  /** The names of assignees by id. */
  assignees: ReadonlyMap<string, string>
  /** Maximum number of changes, each on one line; the rest is counted. */
  most?: number
}

/** Each field with its value before and after; for created or deleted entities only the value. */
export function ChangeList({ entry, assignees, most }: ChangeListProps) {
  const { entity } = entry
  const changes = listChanges(entry)
  const shown = changes.slice(0, most)
  const more = changes.length - shown.length
  if (changes.length === 0) return '—'
  return (
    <Stack gap={most ? 'none' : 'sm'} className={most ? 'md:max-w-52' : ''} asChild>
      <ul>
        {shown.map(({ field, from, to }) => (
          <li key={field}>
            <Text truncate={most !== undefined}>
              <Text asChild tone="subtle">
                <span>{`${formatField(entity, field)}: `}</span>
              </Text>
              {from !== null && (
                <>
                  <del>{formatFieldValue(entity, field, from, assignees)}</del>
                  {' → '}
                </>
              )}
              {formatFieldValue(entity, field, to, assignees)}
            </Text>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Text size="sm" tone="subtle">
              {more === 1 ? 'e mais 1 campo' : `e mais ${more} campos`}
            </Text>
          </li>
        )}
      </ul>
    </Stack>
  )
}
