import { type LegalDocument, legalDocumentLabels, legalVersions } from '@malote/api-client'
import { Link, Stack, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { formatDateTime } from '../../lib/format/formats.ts'
import { acceptancesQuery } from '../session/index.ts'
import { legalPaths } from './acceptances.queries.ts'

const documents = ['terms', 'privacy'] as const satisfies readonly LegalDocument[]

/** The current legal texts and when the user accepted each. Users who have not accepted see `TermsDialog` first. */
export function AcceptanceList() {
  const acceptances = useQuery(acceptancesQuery)
  return (
    <Stack gap="sm" asChild>
      <ul>
        {documents.map((document) => {
          const version = legalVersions[document]
          const at = acceptances.data?.data.find(
            (one) => one.document === document && one.version === version,
          )?.acceptedAt
          return (
            <li key={document}>
              <Link asChild>
                <RouterLink to={legalPaths[document]}>{legalDocumentLabels[document]}</RouterLink>
              </Link>
              {at && (
                <Text size="sm" tone="subtle">
                  {`Versão de ${version.split('-').reverse().join('/')}, aceita em ${formatDateTime(at)}`}
                </Text>
              )}
            </li>
          )
        })}
      </ul>
    </Stack>
  )
}
