import {
  formatPhone,
  legalDocumentLabels,
  type MyData,
  type PrivacyRequest,
  privacyRequestKindLabels,
  roleLabels,
} from '@malote/api-client'
import { Button, DescriptionList, EmptyState, Grid, Link, PageHeader, Stack, Table, Text } from '@malote/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Suspense, useState } from 'react'
import { DownloadMenu } from '../../components/download-menu.tsx'
import { TitledCard } from '../../components/titled-card.tsx'
import { formatCount, formatDateTime, formatFullDay } from '../../lib/format/formats.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { dataDownload, exportMyData } from './privacy.queries.ts'
import { RequestDeadline, RequestState } from './request-state.tsx'

const PrivacyRequestDialog = lazyNamed(() => import('./privacy-request-dialog.tsx'), 'PrivacyRequestDialog')

/** `/meus-dados`: the personal data of the user, as a download too, and the user's privacy requests. */
export function MyDataPage({ data }: { data: MyData }) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const { user, companies, sessions, accesses, orders, comments, files, notifications, acceptances, requests } = data
  return (
    <Stack gap="lg">
      <PageHeader
        title="Meus dados"
        description="O que o Malote sabe de você, e o que a Lei Geral de Proteção de Dados (LGPD) deixa você pedir."
        actions={
          <>
            <DownloadMenu label="Baixar meus dados" {...dataDownload} fileName="meus-dados" load={exportMyData} />
            <Button onClick={() => setIsDialogOpen(true)}>Fazer pedido</Button>
          </>
        }
      />
      <Grid columns="two" gap="lg">
        <TitledCard title="Cadastro">
          <DescriptionList.Root>
            <DescriptionList.Item term="Nome">{user.name}</DescriptionList.Item>
            <DescriptionList.Item term="E-mail">{user.email}</DescriptionList.Item>
            <DescriptionList.Item term="Telefone">{user.phone ? formatPhone(user.phone) : '—'}</DescriptionList.Item>
            <DescriptionList.Item term="Perfil">{roleLabels[user.role]}</DescriptionList.Item>
            <DescriptionList.Item term="Desde">{formatDateTime(user.createdAt)}</DescriptionList.Item>
            <DescriptionList.Item term="Empresas">
              {companies.map(({ company }) => company.name).join(', ') || '—'}
            </DescriptionList.Item>
          </DescriptionList.Root>
          <Text size="sm">
            Algo está errado?{' '}
            <Link asChild>
              <RouterLink to="/perfil">Corrija em Meu perfil</RouterLink>
            </Link>
            .
          </Text>
        </TitledCard>
        <TitledCard title="O que você fez aqui">
          <DescriptionList.Root>
            <DescriptionList.Item term="Ordens solicitadas">{formatCount(orders.length)}</DescriptionList.Item>
            <DescriptionList.Item term="Comentários">{formatCount(comments.length)}</DescriptionList.Item>
            <DescriptionList.Item term="Arquivos enviados">{formatCount(files.length)}</DescriptionList.Item>
            <DescriptionList.Item term="Notificações em 90 dias">
              {formatCount(notifications.length)}
            </DescriptionList.Item>
            {acceptances.map(({ document, version, acceptedAt }) => (
              <DescriptionList.Item key={`${document} ${version}`} term={legalDocumentLabels[document]}>
                {`Versão de ${formatFullDay(version)}, aceita em ${formatDateTime(acceptedAt)}`}
              </DescriptionList.Item>
            ))}
            <DescriptionList.Item term="Sessões abertas">{formatCount(sessions.length)}</DescriptionList.Item>
            <DescriptionList.Item term="Último acesso">
              {accesses[0]
                ? `${accesses[0].device}, ${accesses[0].address}, ${formatDateTime(accesses[0].lastAt)}`
                : '—'}
            </DescriptionList.Item>
          </DescriptionList.Root>
          <Text size="sm" tone="subtle">
            O arquivo traz cada um, com data e endereço de rede.
          </Text>
        </TitledCard>
      </Grid>
      <TitledCard title="Meus pedidos">
        {requests.length > 0 ? (
          <Requests requests={requests} />
        ) : (
          <EmptyState icon={<ShieldCheck />} title="Nenhum pedido ainda">
            Peça uma cópia, uma correção ou a exclusão dos seus dados. A resposta vem em até 15 dias.
          </EmptyState>
        )}
      </TitledCard>
      {isDialogOpen && (
        <Suspense>
          <PrivacyRequestDialog onClose={() => setIsDialogOpen(false)} />
        </Suspense>
      )}
    </Stack>
  )
}

function Requests({ requests }: { requests: readonly PrivacyRequest[] }) {
  return (
    <Table.Root label="Pedidos feitos">
      <Table.Head>
        <Table.Row>
          <Table.HeaderCell>Protocolo</Table.HeaderCell>
          <Table.HeaderCell>Pedido</Table.HeaderCell>
          <Table.HeaderCell>Situação</Table.HeaderCell>
          <Table.HeaderCell>Prazo</Table.HeaderCell>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {requests.map((request) => (
          <Table.Row key={request.id}>
            <Table.Cell header className="whitespace-nowrap">
              <Text tabularNumbers weight="medium">
                {request.protocol}
              </Text>
              <Text size="sm" tone="subtle">
                {formatDateTime(request.requestedAt)}
              </Text>
            </Table.Cell>
            <Table.Cell>
              {privacyRequestKindLabels[request.kind]}
              {request.answer && (
                <Text size="sm" tone="subtle">
                  {request.answer}
                </Text>
              )}
            </Table.Cell>
            <Table.Cell>
              <RequestState {...request} />
            </Table.Cell>
            <Table.Cell>
              <RequestDeadline {...request} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
