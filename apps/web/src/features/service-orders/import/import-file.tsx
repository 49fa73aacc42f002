import { ApiError, type Company, type Import, importLimits, importStatusLabels } from '@malote/api-client'
import {
  Button,
  Card,
  Combobox,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FileDrop,
  Form,
  Heading,
  Stack,
} from '@malote/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useState } from 'react'
import { messageOf } from '../../../app/form-errors'
import { formatCount, formatDateTime } from '../../../app/formats'
import { lastImportsQuery, useSendImport } from './import.queries'

interface ImportFileProps {
  companies: readonly Company[]
  companyId: string | undefined
  onSent: (id: string) => void
}

/** The first step: for whom, and which file. Below it the last imports, to go on with one. */
export function ImportFile({ companies, companyId, onSent }: ImportFileProps) {
  const only = companies.length === 1 ? companies[0]?.id : undefined
  const [chosen, setChosen] = useState<string | null>(companyId ?? only ?? null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [progress, setProgress] = useState(0)
  const [missing, setMissing] = useState<{ company?: string; file?: string }>({})
  const send = useSendImport()
  const [file] = files

  const submit = () => {
    setMissing({
      ...(chosen ? {} : { company: 'Escolha a empresa das ordens.' }),
      ...(file ? {} : { file: 'Escolha a planilha.' }),
    })
    if (!chosen || !file) return
    setProgress(0)
    send.mutate({ companyId: chosen, file, onProgress: setProgress }, { onSuccess: ({ id }) => onSent(id) })
  }

  return (
    <Stack gap="lg">
      <Card.Root>
        <Form
          aria-label="Enviar planilha"
          pending={send.isPending}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Card.Body>
            <Stack gap="md">
              {companies.length !== 1 && (
                <Combobox
                  label="Empresa"
                  required
                  placeholder="Selecione uma empresa"
                  emptyText="Nenhuma empresa disponível"
                  options={companies.map(({ id, name }) => ({ value: id, label: name }))}
                  value={chosen}
                  onValueChange={(id) => {
                    setChosen(id)
                    setMissing({})
                  }}
                  error={missing.company}
                />
              )}
              <FileDrop
                label="Planilha"
                required
                accept=".csv,.xlsx"
                maxSize={importLimits.fileBytes}
                disabled={send.isPending}
                value={files}
                onValueChange={(next) => {
                  setFiles(next)
                  setMissing({})
                  send.reset()
                }}
                uploadOf={() => (send.isPending ? { progress } : undefined)}
                help="CSV ou XLSX, até 10 MB. A primeira linha diz o nome das colunas."
                error={missing.file ?? (send.error ? faultOf(send.error) : undefined)}
              />
            </Stack>
          </Card.Body>
          <Card.Footer>
            <Button type="submit" pending={send.isPending}>
              Conferir planilha
            </Button>
          </Card.Footer>
        </Form>
      </Card.Root>
      <LastImports companyId={companyId} />
    </Stack>
  )
}

/** What is wrong with the file, in the server's words. */
function faultOf(error: unknown): string {
  const ofFile =
    error instanceof ApiError ? error.fields.find(({ pointer }) => pointer.startsWith('/files')) : undefined
  return ofFile?.message ?? messageOf(error)
}

const columns: readonly DataTableColumn<Import>[] = [
  { id: 'file', header: 'Planilha', primary: true, sortable: true, value: ({ fileName }) => fileName },
  { id: 'company', header: 'Empresa', value: ({ company }) => company.name },
  { id: 'status', header: 'Situação', value: ({ status }) => importStatusLabels[status] },
  {
    id: 'rows',
    header: 'Linhas',
    numeric: true,
    value: ({ rows }) => rows.total,
    cell: ({ rows }) => formatCount(rows.total),
  },
  {
    id: 'created',
    header: 'Ordens criadas',
    numeric: true,
    value: ({ rows }) => rows.created,
    cell: ({ rows }) => formatCount(rows.created),
  },
  { id: 'by', header: 'Por', value: ({ createdBy }) => createdBy?.name },
  {
    id: 'at',
    header: 'Enviada em',
    sortable: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
]

function LastImports({ companyId }: { companyId: string | undefined }) {
  const { data, error, refetch } = useQuery({ ...lastImportsQuery(companyId), staleTime: 0 })
  return (
    <DataTable
      label="Últimas importações"
      toolbar={
        <Heading level={2} size="md">
          Últimas importações
        </Heading>
      }
      columns={columns}
      rows={data?.data ?? []}
      getRowId={({ id }) => id}
      renderRowLink={({ id }) => (
        <Link from="/ordens-de-servico/importar" to="/ordens-de-servico/importar" search={{ importacao: id }} />
      )}
      loading={data === undefined}
      loadingRows={3}
      error={error ? messageOf(error) : undefined}
      onRetry={() => void refetch()}
      empty={
        <EmptyState icon={<FileSpreadsheet />} title="Nenhuma importação ainda">
          Baixe o modelo, preencha uma linha por entrega e envie a planilha aqui.
        </EmptyState>
      }
    />
  )
}
