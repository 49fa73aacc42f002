import type { ConflictingChange } from '@malote/api-client'
import { Stack, Text } from '@malote/ui'
import { formatDateTime, formatList } from '../format/formats.ts'

/** @returns the title of a conflict: "Ana e Bruno mudaram este cadastro enquanto você editava". */
export function getConflictTitle(changes: readonly ConflictingChange[], what: string): string {
  const names = [...new Set(changes.map(({ actor }) => actor?.name ?? 'O sistema'))]
  const authors = formatList(names.length > 0 ? names : ['Outra pessoa'])
  return `${authors} ${names.length > 1 ? 'mudaram' : 'mudou'} ${what} enquanto você editava`
}

interface ConflictingChangesProps {
  changes: readonly ConflictingChange[]
  /** @returns the label of a field by its pointer. */
  getLabel: (field: string) => string
  formatValue: (field: string, value: ConflictingChange['from']) => string
}

/** What other users changed during an edit, with who and when. */
export function ConflictingChanges({ changes, getLabel, formatValue }: ConflictingChangesProps) {
  return (
    <Stack gap="sm" asChild>
      <ul>
        {changes.map(({ field, from, to, actor, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field may change twice, and the list never does.
          <li key={index}>
            <Text>
              {`${getLabel(field)}: `}
              <del>{formatValue(field, from)}</del>
              {' → '}
              <ins>{formatValue(field, to)}</ins>
            </Text>
            <Text tone="subtle" size="sm">{`${actor?.name ?? 'Sistema'}, ${formatDateTime(at)}`}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
