import { legalDocumentLabels, legalVersions } from '@malote/api-client'
import { Alert, Button, Dialog, Link, Stack, Text } from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { formatFullDay, formatList } from '../../lib/format/formats.ts'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { acceptancesQuery } from '../session/index.ts'
import { legalPaths, useAccept } from './acceptances.queries.ts'

/** Shows the legal texts to users who have not accepted their current versions; they accept or sign out. */
export function TermsDialog() {
  const acceptances = useQuery(acceptancesQuery)
  const accept = useAccept()
  const navigate = useNavigate()
  const pending = acceptances.data?.pending ?? []
  if (pending.length === 0) return null
  const names = formatList(pending.map((document) => legalDocumentLabels[document]))
  // Whether the user accepted an older version; a new user has accepted none.
  const changed = acceptances.data?.data.some(({ document }) => pending.includes(document)) ?? false
  return (
    <Dialog.Root open>
      <Dialog.Content
        title={changed ? `Mudou: ${names}` : 'Antes de começar, leia e aceite'}
        description={
          changed
            ? 'Para continuar, leia a versão em vigor. A sua escolha fica registrada, com a data, no seu perfil.'
            : 'O aceite fica registrado, com a data, no seu perfil.'
        }
        size="sm"
        dismissible={false}
      >
        <Stack gap="md" className="pt-3">
          {accept.isError && (
            <Alert tone="danger" title="Não foi possível registrar o aceite">
              {getErrorMessage(accept.error)}
            </Alert>
          )}
          <Stack gap="sm" asChild>
            <ul>
              {pending.map((document) => (
                <li key={document}>
                  <Link href={legalPaths[document]} external>
                    {legalDocumentLabels[document]}
                  </Link>
                  <Text size="sm" tone="subtle">
                    {`Em vigor desde ${formatFullDay(legalVersions[document])}.`}
                  </Text>
                </li>
              ))}
            </ul>
          </Stack>
          <Text size="sm" tone="subtle">
            Quem não aceita sai, e pode voltar e aceitar quando quiser.
          </Text>
        </Stack>
        <Dialog.Footer>
          <Button
            tone="neutral"
            variant="outline"
            disabled={accept.isPending}
            onClick={() => void navigate({ to: '/sair' })}
          >
            Sair sem aceitar
          </Button>
          <Button pending={accept.isPending} onClick={() => accept.mutate(pending)}>
            Aceitar e continuar
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
