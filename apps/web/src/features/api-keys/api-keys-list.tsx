import { type ApiKey, apiKeysPerCompany, type CreatedApiKey } from '@malote/api-client'
import { Badge, Button, Code, type DataTable, EmptyState, Inline, Section, Stack, Text } from '@malote/ui'
import KeyRound from 'lucide-react/icons/key-round'
import { Suspense, useState } from 'react'
import { SecretDialog } from '../../components/secret-dialog.tsx'
import { getNow } from '../../lib/format/clock.ts'
import { formatDateTime } from '../../lib/format/formats.ts'
import { confirmAction } from '../../lib/forms/confirm-action.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { type ListState, ListTable } from '../../lib/lists/list-table.tsx'
import { useRevokeApiKey, useUpdateApiKey } from './api-keys.queries.ts'

const loadDrawer = () => import('./new-api-key-drawer.tsx')
const NewApiKeyDrawer = lazyNamed(loadDrawer, 'NewApiKeyDrawer')

export interface ApiKeysListProps {
  list: ListState<ApiKey>
  companies: readonly { id: string; name: string }[]
  /** The selected company, preselected for a new key. */
  companyId: string | undefined
}

const columns: DataTable.Column<ApiKey>[] = [
  {
    id: 'name',
    header: 'Nome',
    primary: true,
    value: ({ name }) => name,
    cell: ({ name, prefix }) => (
      <Stack gap="none" className="md:max-w-72">
        <Text weight="medium" truncate>
          {name}
        </Text>
        <Text size="sm">
          <Code>{`${prefix}…`}</Code>
        </Text>
      </Stack>
    ),
  },
  {
    id: 'company',
    header: 'Empresa e alcance',
    width: 220,
    cell: ({ company, carriesOut }) => (
      <Stack gap="none">
        <Text>{company.name}</Text>
        <Text size="sm" tone="subtle">
          {carriesOut ? 'Executa entregas' : 'Só o que a empresa vê'}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'createdAt',
    header: 'Criada',
    width: 190,
    cell: ({ createdAt, createdBy }) => (
      <Stack gap="none">
        <Text>{formatDateTime(createdAt)}</Text>
        {createdBy && (
          <Text size="sm" tone="subtle" truncate>
            {createdBy.name}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'lastUsedAt',
    header: 'Último uso',
    width: 160,
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : 'Nunca'),
  },
  { id: 'validity', header: 'Validade', width: 220, cell: (key) => <Validity {...key} /> },
]

const isDead = ({ revokedAt, expiresAt }: ApiKey): boolean =>
  revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) < getNow().getTime())

/** When a key expires or was revoked. */
function Validity(key: ApiKey) {
  const { revokedAt, expiresAt } = key
  if (revokedAt) return <Badge tone="neutral">{`Revogada em ${formatDateTime(revokedAt)}`}</Badge>
  if (!expiresAt) return 'Até ser revogada'
  return isDead(key) ? (
    <Badge tone="warning">{`Venceu em ${formatDateTime(expiresAt)}`}</Badge>
  ) : (
    `Até ${formatDateTime(expiresAt)}`
  )
}

/** Lists the API keys of other systems; creates and revokes them. A new key is shown once. */
export function ApiKeysList({ list, companies, companyId }: ApiKeysListProps) {
  const [creating, setCreating] = useState(false)
  const [created, setCreated] = useState<CreatedApiKey>()
  const actions = useConfirmedKeyActions()
  const create = (
    <Button icon={<KeyRound />} onPointerEnter={() => void loadDrawer()} onClick={() => setCreating(true)}>
      Criar chave de API
    </Button>
  )
  return (
    <Section
      title="Chaves de API"
      description={`Com uma chave, outro sistema solicita e acompanha entregas de uma empresa. Até ${apiKeysPerCompany} chaves ativas por empresa.`}
      actions={list.meta && list.meta.total > 0 && create}
    >
      <ListTable
        label="Lista de chaves de API"
        nouns={['chave', 'chaves']}
        list={list}
        search={noSearch}
        columns={[
          ...columns,
          {
            id: 'revoke',
            header: 'Ações',
            headerHidden: true,
            width: 190,
            cell: (key) =>
              isDead(key) ? null : (
                <Inline gap="xs">
                  <Button
                    size="sm"
                    tone="neutral"
                    variant="outline"
                    aria-label={`${getScopeText(key).verb}: chave ${key.name}`}
                    onClick={() => actions.changeScope(key)}
                  >
                    {getScopeText(key).verb}
                  </Button>
                  <Button
                    size="sm"
                    tone="danger"
                    variant="outline"
                    aria-label={`Revogar a chave ${key.name}`}
                    onClick={() => actions.revoke(key)}
                  >
                    Revogar
                  </Button>
                </Inline>
              ),
          },
        ]}
        empty={
          <EmptyState icon={<KeyRound />} title="Nenhuma chave de API ainda" action={create}>
            Cada chave vale para uma empresa e pode ser revogada a qualquer momento.
          </EmptyState>
        }
      />
      {creating && (
        <Suspense>
          <NewApiKeyDrawer
            companies={companies}
            companyId={companyId}
            onCreated={(key) => {
              setCreating(false)
              setCreated(key)
            }}
            onClose={() => setCreating(false)}
          />
        </Suspense>
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
    </Section>
  )
}

const noSearch = {}

/** The texts of the button that changes a key's permission, and of its confirmation. */
const getScopeText = ({ carriesOut }: ApiKey) =>
  carriesOut
    ? { verb: 'Retirar entregas', text: 'O sistema que a usa passa a ver só o que a empresa vê e não executa ordens.' }
    : { verb: 'Permitir entregas', text: 'O sistema que a usa passa a ler o que é interno e a executar ordens.' }

/** @returns functions that confirm and run an action on a key. */
function useConfirmedKeyActions() {
  const update = useUpdateApiKey()
  const revoke = useRevokeApiKey()
  return {
    changeScope: (key: ApiKey) => {
      const { id, version, name, company, carriesOut } = key
      const { verb, text } = getScopeText(key)
      void confirmAction({
        texts: {
          title: carriesOut ? `Retirar entregas da chave ${name}?` : `Permitir entregas à chave ${name}?`,
          text: `${text} Empresa: ${company.name}.`,
          confirm: verb,
          cancel: 'Manter como está',
          done: `A chave ${name} mudou.`,
          failed: 'Não foi possível mudar a chave.',
        },
        tone: carriesOut ? 'danger' : 'primary',
        action: () => update.mutateAsync({ id, version, carriesOut: !carriesOut }),
      })
    },
    revoke: ({ id, name, company }: ApiKey) =>
      void confirmAction({
        texts: {
          title: `Revogar a chave ${name}?`,
          text: `O sistema que a usa deixa de entrar agora, e ela não volta. Empresa: ${company.name}.`,
          confirm: 'Revogar chave',
          cancel: 'Manter chave',
          done: `A chave ${name} não vale mais.`,
          failed: 'Não foi possível revogar a chave.',
        },
        action: () => revoke.mutateAsync(id),
      }),
  }
}
