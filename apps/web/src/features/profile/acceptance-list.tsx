import { type LegalDocument, legalDocumentLabels, legalVersions } from '@malote/api-client'
import { Button, Inline, Link, Stack, Text, toast } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { formatDateTime } from '../../app/formats'
import { tellError } from '../../app/tell-error'
import { acceptancesQuery, legalPaths, useAccept } from './acceptances.queries'

const documents = ['terms', 'privacy'] as const satisfies readonly LegalDocument[]

/** The legal texts in force, and when one agreed to each. */
export function AcceptanceList() {
  const agreed = useQuery(acceptancesQuery)
  const accept = useAccept()
  return (
    <Stack gap="sm" asChild>
      <ul>
        {documents.map((document) => {
          const label = legalDocumentLabels[document]
          const at = agreed.data?.data.find(
            (one) => one.document === document && one.version === legalVersions[document],
          )?.acceptedAt
          return (
            <Inline key={document} gap="sm" justify="between" asChild>
              <li>
                <Stack gap="none">
                  <Link asChild>
                    <RouterLink to={legalPaths[document]}>{label}</RouterLink>
                  </Link>
                  {at && (
                    <Text size="sm" tone="subtle">
                      {`Versão de ${legalVersions[document].split('-').reverse().join('/')}, aceita em ${formatDateTime(at)}`}
                    </Text>
                  )}
                </Stack>
                {agreed.data?.pending.includes(document) && (
                  <Button
                    size="sm"
                    variant="outline"
                    tone="neutral"
                    aria-label={`Li e aceito: ${label}`}
                    pending={accept.isPending && accept.variables.includes(document)}
                    onClick={() =>
                      accept.mutate([document], {
                        onSuccess: () => toast.success(`${label}: aceite registrado.`),
                        onError: (error) => tellError(error, 'Não foi possível registrar o aceite.'),
                      })
                    }
                  >
                    Li e aceito
                  </Button>
                )}
              </li>
            </Inline>
          )
        })}
      </ul>
    </Stack>
  )
}
