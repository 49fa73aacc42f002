import { acceptances, type LegalDocument, legalDocumentLabels, legalVersions } from '@malote/api-client'
import { Button, Inline, Link, Stack, Text, toast } from '@malote/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { api, query } from '../../app/api'
import { formatDateTime } from '../../app/formats'
import { tellError } from '../../app/tell-error'

const acceptancesQuery = query(acceptances.list, {})
const documents = ['terms', 'privacy'] as const satisfies readonly LegalDocument[]
const paths = { terms: '/termos-de-uso', privacy: '/politica-de-privacidade' } as const

/** The legal texts in force, and when one agreed to each. */
export function AcceptanceList() {
  const agreed = useQuery(acceptancesQuery)
  const accept = useMutation({
    mutationFn: (document: LegalDocument) =>
      api(acceptances.accept, { body: { document, version: legalVersions[document] } }),
    onSuccess: (answer, _document, _result, { client }) => client.setQueryData(acceptancesQuery.queryKey, answer),
  })
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
                    <RouterLink to={paths[document]}>{label}</RouterLink>
                  </Link>
                  {at && (
                    <Text size="sm" tone="subtle">
                      {`Aceito em ${formatDateTime(at)}`}
                    </Text>
                  )}
                </Stack>
                {agreed.data?.pending.includes(document) && (
                  <Button
                    size="sm"
                    variant="outline"
                    tone="neutral"
                    aria-label={`Li e aceito: ${label}`}
                    pending={accept.isPending && accept.variables === document}
                    onClick={() =>
                      accept.mutate(document, {
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
