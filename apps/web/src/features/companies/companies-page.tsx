import { type Company, companyStatusLabels, formatCnpj, type PageMeta } from '@malote/api-client'
import { Badge, EmptyState, Table } from '@malote/ui'
import Building2 from 'lucide-react/icons/building-2'
import { formatDateTime } from '../../app/formats'
import { ListPage } from '../../app/list-page'

interface CompaniesPageProps {
  companies: readonly Company[]
  meta: PageMeta
  search: string | undefined
}

/** `/empresas`: the client companies. */
export function CompaniesPage({ companies, meta, search }: CompaniesPageProps) {
  return (
    <ListPage
      title="Empresas"
      searchLabel="Buscar empresas por nome ou CNPJ"
      search={search}
      meta={meta}
      empty={
        <EmptyState icon={<Building2 />} title="Nenhuma empresa ainda">
          As empresas que pedem entregas aparecem aqui.
        </EmptyState>
      }
    >
      <Table.Root label="Empresas">
        <Table.Head>
          <Table.Row>
            <Table.HeaderCell>Nome</Table.HeaderCell>
            <Table.HeaderCell>CNPJ</Table.HeaderCell>
            <Table.HeaderCell>Situação</Table.HeaderCell>
            <Table.HeaderCell>Cadastrada em</Table.HeaderCell>
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {companies.map(({ id, name, cnpj, status, createdAt }) => (
            <Table.Row key={id}>
              <Table.Cell>{name}</Table.Cell>
              <Table.Cell>{cnpj ? formatCnpj(cnpj) : '—'}</Table.Cell>
              <Table.Cell>
                {status && (
                  <Badge tone={status === 'active' ? 'success' : 'warning'}>{companyStatusLabels[status]}</Badge>
                )}
              </Table.Cell>
              <Table.Cell>{createdAt ? formatDateTime(createdAt) : '—'}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </ListPage>
  )
}
