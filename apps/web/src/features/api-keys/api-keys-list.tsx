import type { ApiKey, CreatedApiKey } from '@malote/api-client'
import { Badge, Button, Card, Code, ConfirmDialog, EmptyState, Table, Text, toast } from '@malote/ui'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { formatDateTime } from '../../app/formats'
import { SecretDialog } from '../../app/secret-dialog'
import { tellError } from '../../app/tell-error'
import { useRevokeApiKey } from './api-keys.queries'
import { NewApiKeyDrawer } from './new-api-key-drawer'

export interface ApiKeysCardProps {
  keys: readonly ApiKey[]
  companies: readonly { id: string; name: string }[]
  /** The company that is selected, which a new key is for unless another is chosen. */
  companyId: string | undefined
}

/** The keys by which other systems call the API: made, shown once, and revoked. */
export function ApiKeysCard({ keys, companies, companyId }: ApiKeysCardProps) {
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<CreatedApiKey>()
  const [revoking, setRevoking] = useState<ApiKey>()
  const create = (
    <Button icon={<KeyRound />} onClick={() => setCreating(true)}>
      Criar chave de API
    </Button>
  )
  return (
    <Card.Root asChild>
      <section aria-label="Chaves de API">
        <Card.Header
          title="Chaves de API"
          level={2}
          description="Com uma chave, outro sistema solicita e acompanha entregas de uma empresa."
          actions={keys.length > 0 && create}
        />
        {keys.length === 0 ? (
          <Card.Body>
            <EmptyState icon={<KeyRound />} title="Nenhuma chave de API ainda" action={create}>
              Cada chave vale para uma empresa e pode ser revogada a qualquer momento.
            </EmptyState>
          </Card.Body>
        ) : (
          <KeyTable keys={keys} onRevoke={setRevoking} />
        )}
        {creating && (
          <NewApiKeyDrawer
            companies={companies}
            companyId={companyId}
            onCreated={(key) => {
              setCreating(false)
              setCreated(key)
            }}
            onClose={() => setCreating(false)}
          />
        )}
        {created && (
          <SecretDialog
            title="Copie a chave agora"
            label={`Chave de API ${created.name}`}
            secret={created.key}
            doneLabel="Já guardei a chave"
            onClose={() => setCreated(undefined)}
          >
            <Text tone="subtle">{`Vale para ${created.company.name}. Se alguém mais a vir, revogue e crie outra.`}</Text>
          </SecretDialog>
        )}
        {revoking && <RevokeDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />}
      </section>
    </Card.Root>
  )
}

function KeyTable({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  const [now] = useState(Date.now)
  return (
    <Table.Root label="Chaves de API">
      <Table.Head>
        <Table.Row>
          <Table.HeaderCell>Nome</Table.HeaderCell>
          <Table.HeaderCell>Empresa</Table.HeaderCell>
          <Table.HeaderCell>Começo</Table.HeaderCell>
          <Table.HeaderCell>Criada</Table.HeaderCell>
          <Table.HeaderCell>Último uso</Table.HeaderCell>
          <Table.HeaderCell>Situação</Table.HeaderCell>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {keys.map((key) => (
          <Table.Row key={key.id}>
            <Table.Cell>{key.name}</Table.Cell>
            <Table.Cell>{key.company.name}</Table.Cell>
            <Table.Cell>
              <Code>{`${key.prefix}…`}</Code>
            </Table.Cell>
            <Table.Cell>
              {formatDateTime(key.createdAt)}
              {key.createdBy && (
                <Text size="sm" tone="subtle">
                  {key.createdBy.name}
                </Text>
              )}
            </Table.Cell>
            <Table.Cell>{key.lastUsedAt ? formatDateTime(key.lastUsedAt) : 'Nunca'}</Table.Cell>
            <Table.Cell>
              {key.revokedAt ? (
                <Badge tone="neutral">{`Revogada em ${formatDateTime(key.revokedAt)}`}</Badge>
              ) : key.expiresAt && Date.parse(key.expiresAt) < now ? (
                <Badge tone="neutral">{`Venceu em ${formatDateTime(key.expiresAt)}`}</Badge>
              ) : (
                <Button
                  size="sm"
                  tone="danger"
                  variant="outline"
                  aria-label={`Revogar a chave ${key.name}`}
                  onClick={() => onRevoke(key)}
                >
                  Revogar
                </Button>
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useRevokeApiKey()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Revogar a chave ${apiKey.name}?`}
      confirmLabel="Revogar chave"
      cancelLabel="Manter chave"
      tone="danger"
      pending={revoke.isPending}
      onConfirm={() =>
        revoke.mutate(apiKey.id, {
          onSuccess: () => {
            onClose()
            toast.success(`A chave ${apiKey.name} não vale mais.`)
          },
          onError: (error) => {
            onClose()
            tellError(error, 'Não foi possível revogar a chave.')
          },
        })
      }
    >
      {`O sistema que a usa deixa de entrar agora, e ela não volta. Empresa: ${apiKey.company.name}.`}
    </ConfirmDialog>
  )
}
