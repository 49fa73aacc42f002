import {
  missingMessage,
  type NamedRef,
  type ProofExport,
  type ReportRunStatus,
  reportRunStatusLabels,
  type User,
} from '@malote/api-client'
import {
  Alert,
  Badge,
  type BadgeTone,
  Breadcrumb,
  Button,
  Card,
  type DataTable,
  DropdownMenu,
  EmptyState,
  Grid,
  PageHeader,
  ProgressBar,
  Select,
  Stack,
  Text,
  toast,
} from '@malote/ui'
import { Link } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import FileCheck from 'lucide-react/icons/file-check'
import { type FormEvent, useState } from 'react'
import { saveFile } from '../../lib/browser/save-file.ts'
import { getViewerDay } from '../../lib/format/clock.ts'
import { formatCount, formatDateTime } from '../../lib/format/formats.ts'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import { notifyError } from '../../lib/http/notify-error.ts'
import { type ListState, ListTable } from '../../lib/lists/list-table.tsx'
import { isNarrowList } from '../../lib/lists/list-width.ts'
import { CompanyLogoCard } from './company-logo-card.tsx'
import { fetchProofExport, useCreateProofExport } from './proof-exports.queries.ts'
import type { ProofExportsSearch } from './proof-exports-search.ts'

const tones: Record<ReportRunStatus, BadgeTone> = { queued: 'info', done: 'success', failed: 'danger' }

/** @returns `novembro de 2026`. */
function formatMonth(month: string): string {
  const format = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** Columns: month, creation, files and result. */
const proofExportColumns: DataTable.Column<ProofExport>[] = [
  {
    id: 'month',
    header: 'Mês',
    primary: true,
    value: ({ month }) => formatMonth(month),
    cell: ({ month, company }) => (
      <Stack gap="none">
        <Text weight="medium">{formatMonth(month)}</Text>
        <Text size="sm" tone="subtle">
          {company?.name ?? 'Todas as Empresas'}
        </Text>
      </Stack>
    ),
  },
  { id: 'created', header: 'Pedido', width: 170, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    id: 'files',
    header: 'Arquivos',
    width: 110,
    numeric: true,
    cell: ({ files }) => (files === null ? <Text tone="subtle">–</Text> : formatCount(files)),
  },
  {
    id: 'status',
    header: 'Situação',
    width: 240,
    cell: ({ status, failure }) =>
      status === 'queued' ? (
        <ProgressBar label={reportRunStatusLabels.queued} value={null} />
      ) : (
        <Stack gap="none">
          <Badge tone={tones[status]} className="self-start max-md:self-end">
            {reportRunStatusLabels[status]}
          </Badge>
          {failure && <Text size="sm">{failure}</Text>}
        </Stack>
      ),
  },
]

const monthCount = 24
const allCompanies = 'all'

/** Why an archive cannot be downloaded. */
const downloadProblems: Partial<Record<ReportRunStatus, string>> = {
  queued: 'O arquivo ainda não está pronto.',
  failed: 'O arquivo não foi gerado. Peça de novo.',
}

/** Downloads an archive, or reports the error. */
async function download({ id, month, company }: ProofExport): Promise<void> {
  try {
    saveFile(await fetchProofExport(id), `Comprovantes ${month}${company ? ` ${company.name}` : ''}.zip`)
  } catch (error) {
    notifyError(error, 'Não foi possível baixar os comprovantes.')
  }
}

/** @returns the last months, the present one first. */
export function listMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: monthCount }, (_, index) =>
    new Date(Date.UTC(year, month - 1 - index, 1)).toISOString().slice(0, 7),
  )
}

interface ProofExportsPageProps {
  user: User
  search: ProofExportsSearch
  list: ListState<ProofExport>
  /** The companies to choose from; undefined while they load. */
  companies: readonly Pick<NamedRef, 'id' | 'name'>[] | undefined
}

/** `/comprovantes`: requests the proofs of a month as an archive, and lists the requested ones. */
export function ProofExportsPage({ user, search, list, companies }: ProofExportsPageProps) {
  return (
    <Stack gap="md" className={isNarrowList(proofExportColumns) ? 'max-w-240' : undefined}>
      <PageHeader
        title="Comprovantes do mês"
        description="Comprovantes em PDF e assinados (JSON), fotos e assinaturas das ordens concluídas, em um ZIP com índice."
        breadcrumb={
          <Breadcrumb>
            <Link to="/ordens-de-servico">Ordens de Serviço</Link>
          </Breadcrumb>
        }
      />
      {companies && <RequestForm user={user} companies={companies} />}
      <ListTable
        label="Arquivos pedidos"
        nouns={['arquivo', 'arquivos']}
        list={list}
        search={search}
        columns={proofExportColumns}
        rowActions={(row) => (
          <DropdownMenu.Item
            icon={<Download />}
            disabledReason={downloadProblems[row.status]}
            onSelect={() => void download(row)}
          >
            Baixar ZIP
          </DropdownMenu.Item>
        )}
        empty={
          <EmptyState icon={<FileCheck />} title="Nenhum arquivo pedido nos últimos 30 dias">
            Escolha a empresa e o mês. Avisamos quando o arquivo ficar pronto.
          </EmptyState>
        }
      />
      {user.role === 'manager' && companies && <CompanyLogoCard companies={companies} />}
    </Stack>
  )
}

interface RequestFormProps {
  user: User
  companies: readonly Pick<NamedRef, 'id' | 'name'>[]
}

function RequestForm({ user, companies }: RequestFormProps) {
  const create = useCreateProofExport()
  // Fixed at the first render, so that the list does not change while it is open.
  const [months] = useState(() => listMonths(getViewerDay()))
  const [missing, setMissing] = useState(false)
  const options = companies.map(({ id, name }) => ({ value: id, label: name }))
  const all = user.role === 'admin' ? [{ value: allCompanies, label: 'Todas as Empresas' }] : []
  const first = user.role === 'admin' ? allCompanies : companies.length === 1 ? companies[0]?.id : ''

  const [company, setCompany] = useState(first ?? '')
  const [month, setMonth] = useState(months[0] ?? '')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(!company)
    if (!company) return
    create.mutate(
      { companyId: company === allCompanies ? null : company, month },
      { onSuccess: (created) => toast.success(`Reunindo os comprovantes de ${formatMonth(created.month)}.`) },
    )
  }

  return (
    <Card.Root asChild>
      <form onSubmit={submit} noValidate aria-label="Pedir comprovantes">
        <Card.Body>
          <Stack gap="md">
            {create.isError && <Alert tone="danger" title={getErrorMessage(create.error)} />}
            <Grid columns="two" gap="md">
              <Select
                label="Empresa"
                required
                placeholder="Selecione uma empresa"
                options={[...all, ...options]}
                value={company}
                onValueChange={setCompany}
                error={missing ? missingMessage : undefined}
              />
              <Select
                label="Mês"
                required
                options={months.map((month) => ({ value: month, label: formatMonth(month) }))}
                value={month}
                onValueChange={setMonth}
              />
            </Grid>
            <Button type="submit" pending={create.isPending} className="self-start">
              Reunir comprovantes
            </Button>
          </Stack>
        </Card.Body>
      </form>
    </Card.Root>
  )
}
