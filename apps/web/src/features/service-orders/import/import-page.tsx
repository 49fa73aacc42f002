import type { Company, Import } from '@malote/api-client'
import { PageHeader, Stack, Stepper } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { DownloadMenu, spreadsheetFormats } from '../../../components/download-menu.tsx'
import { fetchTemplate, isActiveImport } from './import.queries.ts'
import { ImportCheckResult } from './import-check-result.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportFailed } from './import-failed.tsx'
import { ImportFile } from './import-file.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportRemoval } from './import-removal.tsx'
import { ImportResult } from './import-result.tsx'

const steps = ['Enviar planilha', 'Conferir as colunas', 'Conferir linhas', 'Criar ordens']

/** @returns the step of the stepper for a state of the import. */
function stepOf(current: Import | undefined, mapping: boolean): { at: number; state: Stepper.State } {
  if (!current) return { at: 0, state: 'current' }
  if (mapping) return { at: 1, state: 'current' }
  const at = { checking: 2, checked: 2, failed: 0, running: 3, done: 3, canceled: 3 }[current.status]
  const state = current.status === 'failed' || current.status === 'canceled' ? 'failed' : 'current'
  return current.status === 'done' ? { at: 4, state } : { at, state }
}

interface ImportPageProps {
  companies: readonly Company[]
  /** The company selected in the sidebar. */
  companyId: string | undefined
  /** The import of the URL; undefined before a file was uploaded. */
  current: Import | undefined
  /** Whether the user maps the columns. */
  mapping: boolean
  onMap: (mapping: boolean) => void
  onSent: (id: string) => void
}

/**
 * `/ordens-de-servico/importar`: creates orders from a spreadsheet; its rows are checked before any order is created.
 */
export function ImportPage({ companies, companyId, current, mapping, onMap, onSent }: ImportPageProps) {
  // A file with unknown column titles can be read after the user has mapped its columns.
  const unmapped = current?.status === 'failed' && current.columns.length > 0
  const isMapping = current !== undefined && (unmapped || (mapping && current.status === 'checked'))
  const { at, state } = stepOf(current, isMapping)
  return (
    <Stack gap="lg">
      <PageHeader
        title="Importar ordens"
        description="De uma planilha CSV ou XLSX, até 10.000 linhas. Nada é criado antes de você conferir."
        backLink={<Link to="/ordens-de-servico">Ordens de Serviço</Link>}
        actions={
          <>
            <DownloadMenu
              label="Baixar modelo"
              formats={spreadsheetFormats}
              fileName="modelo-de-importacao"
              failed="Não foi possível baixar o modelo."
              load={fetchTemplate}
            />
            {current && !isActiveImport(current) && <ImportRemoval current={current} />}
          </>
        }
      />
      <Stepper.Root label="Passos da importação">
        {steps.map((step, index) => (
          <Stepper.Step key={step} title={step} state={index < at ? 'done' : index === at ? state : 'upcoming'} />
        ))}
      </Stepper.Root>
      {!current && <ImportFile companies={companies} companyId={companyId} onSent={onSent} />}
      {current && isMapping && (
        <ImportColumns
          // Another file or other titles reset the form to their initial mapping.
          key={JSON.stringify([current.id, current.columns])}
          current={current}
          onDone={() => onMap(false)}
          onBack={unmapped ? undefined : () => onMap(false)}
        />
      )}
      {current && !isMapping && (
        <>
          {current.status === 'failed' && <ImportFailed current={current} />}
          {(current.status === 'checking' || current.status === 'running') && <ImportProgress current={current} />}
          {current.status === 'checked' && <ImportCheckResult current={current} onMap={() => onMap(true)} />}
          {(current.status === 'done' || current.status === 'canceled') && <ImportResult current={current} />}
        </>
      )}
    </Stack>
  )
}
