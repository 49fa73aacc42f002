import { Code, Link, Text } from '@malote/ui'
import { SecretDialog } from '../../components/secret-dialog.tsx'

interface WebhookSecretDialogProps {
  name: string
  secret: string
  onClose: () => void
}

/** Shows the signing secret of a webhook once, and how a receiver verifies signatures. */
export function WebhookSecretDialog({ name, secret, onClose }: WebhookSecretDialogProps) {
  return (
    <SecretDialog
      title="Copie o segredo agora"
      label={`Segredo de ${name}`}
      secret={secret}
      doneLabel="Já guardei o segredo"
      onClose={onClose}
    >
      <Text tone="subtle">
        Com ele o outro sistema confere que a mensagem é nossa: o cabeçalho <Code>malote-signature</Code> leva{' '}
        <Code>t=segundos,v1=assinatura</Code>, e a assinatura é o HMAC-SHA256 de <Code>segundos.corpo</Code>.{' '}
        <Link href="/v1/docs" external>
          Ver a documentação
        </Link>
      </Text>
    </SecretDialog>
  )
}
