import { type Company, type LocationImport, locationImportLimits } from '@malote/api-client'
import { Alert, Button, Inline, PageHeader, Stack, Stepper } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import { DownloadMenu, spreadsheetFormats } from '../../components/download-menu.tsx'
import { formatRowCount, getErrorAdvice, RowCounts } from '../../components/spreadsheet-import/row-counts.tsx'
import { RowErrors } from '../../components/spreadsheet-import/row-errors.tsx'
import { SpreadsheetForm } from '../../components/spreadsheet-import/spreadsheet-form.tsx'
import { formatCount } from '../../lib/format/formats.ts'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import {
  fetchErrorFile,
  fetchTemplate,
  type LocationSpreadsheet,
  useCheckLocations,
  useImportLocations,
} from './import.queries.ts'

const steps = ['Enviar planilha', 'Conferir linhas', 'Salvar locais']

interface ImportPageProps {
  companies: readonly Company[]
  /** The company selected in the sidebar. */
  companyId: string | undefined
}

/**
 * `/localizacoes?importar=true`: imports locations from a spreadsheet; its rows are checked before anything is saved.
 */
export function ImportPage({ companies, companyId }: ImportPageProps) {
  const check = useCheckLocations()
  const save = useImportLocations()
  const { result, spreadsheet } = check.data ?? {}
  const at = save.data ? 3 : spreadsheet ? 1 : 0
  const restart = () => {
    check.reset()
    save.reset()
  }
  return (
    <Stack gap="lg">
      <PageHeader
        title="Importar locais"
        description={`De uma planilha CSV ou XLSX, até ${formatCount(locationImportLimits.rows)} linhas. Nada é salvo antes de você conferir.`}
        backLink={
          <Link to="/localizacoes" search={({ companyId }) => ({ companyId })}>
            Localizações
          </Link>
        }
        actions={
          <DownloadMenu
            label="Baixar modelo"
            formats={spreadsheetFormats}
            fileName="modelo-de-locais"
            failed="Não foi possível baixar o modelo."
            load={fetchTemplate}
          />
        }
      />
      <Stepper.Root label="Passos da importação">
        {steps.map((step, index) => (
          <Stepper.Step key={step} title={step} state={index < at ? 'done' : index === at ? 'current' : 'upcoming'} />
        ))}
      </Stepper.Root>
      {save.data && spreadsheet ? (
        <Result made={save.data} spreadsheet={spreadsheet} companies={companies} onAgain={restart} />
      ) : result && spreadsheet ? (
        <Check
          result={result}
          spreadsheet={spreadsheet}
          pending={save.isPending}
          error={save.error}
          onSave={() => save.mutate(spreadsheet)}
          onAgain={restart}
        />
      ) : (
        <SpreadsheetForm
          companies={companies}
          companyId={companyId}
          companyMissing="Escolha a empresa dos locais."
          maxBytes={locationImportLimits.fileBytes}
          pending={check.isPending}
          error={check.error}
          onSend={(sent) => check.mutate(sent)}
          onChange={check.reset}
        />
      )}
    </Stack>
  )
}

const formatLocationCount = (count: number) => (count === 1 ? '1 local' : `${formatCount(count)} locais`)

interface CheckProps {
  result: LocationImport
  spreadsheet: LocationSpreadsheet
  pending: boolean
  error: unknown
  onSave: () => void
  onAgain: () => void
}

/** The result of the check, before anything is saved. */
function Check({ result, spreadsheet, pending, error, onSave, onAgain }: CheckProps) {
  const { rows, created, repeated, invalid, errors } = result
  return (
    <Stack gap="lg">
      {repeated > 0 && (
        <Alert
          tone="info"
          title={repeated === rows ? 'Estes locais já estão salvos' : 'Parte destes locais já está salva'}
        >
          {`${formatRowCount(repeated)} com o nome e o endereço de um local que a empresa já tem: não ${repeated === 1 ? 'se repete' : 'se repetem'}.`}
        </Alert>
      )}
      <RowCounts ready={created} invalid={invalid} repeated={repeated} repeatedLabel="Já salvas" />
      {error !== null && <Alert tone="danger" title={getErrorMessage(error)} />}
      <Inline gap="sm">
        {created > 0 && (
          <Button pending={pending} onClick={onSave}>
            {`Salvar ${formatLocationCount(created)}`}
          </Button>
        )}
        <Button tone="neutral" variant={created > 0 ? 'ghost' : 'outline'} disabled={pending} onClick={onAgain}>
          Enviar outra planilha
        </Button>
      </Inline>
      {invalid > 0 && (
        <RowErrors
          errors={errors}
          summary={getErrorAdvice(invalid)}
          load={(format) => fetchErrorFile(spreadsheet, format)}
        />
      )}
    </Stack>
  )
}

interface ResultProps {
  made: LocationImport
  spreadsheet: LocationSpreadsheet
  companies: readonly Company[]
  onAgain: () => void
}

/** The result of the import, with a link to the locations. */
function Result({ made: { created, repeated, invalid }, spreadsheet, companies, onAgain }: ResultProps) {
  const notes = [
    invalid > 0 && `${formatRowCount(invalid)} com erro ${invalid === 1 ? 'ficou' : 'ficaram'} de fora`,
    repeated > 0 && `${formatRowCount(repeated)} ${repeated === 1 ? 'já estava salva' : 'já estavam salvas'}`,
  ].filter(Boolean)
  const company = companies.find(({ id }) => id === spreadsheet.companyId)?.name
  return (
    <Stack gap="lg">
      <Alert
        tone={invalid > 0 ? 'warning' : 'success'}
        title={created === 1 ? '1 local salvo' : `${formatCount(created)} locais salvos`}
      >
        {[[spreadsheet.file.name, company].filter(Boolean).join(' · '), ...notes].join('. ')}.
      </Alert>
      <Inline gap="sm">
        <Button asChild>
          <Link to="/localizacoes" search={{ companyId: spreadsheet.companyId }}>
            Ver locais
          </Link>
        </Button>
        <Button tone="neutral" variant="outline" onClick={onAgain}>
          Importar outra planilha
        </Button>
      </Inline>
    </Stack>
  )
}
