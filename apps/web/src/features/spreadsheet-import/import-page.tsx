import type { Company, Import, ImportKind } from '@malote/api-client'
import { Breadcrumb, Button, Card, ErrorState, PageHeader, ProgressBar, Stack, Stepper, Text } from '@malote/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentProps, Suspense, useState } from 'react'
import { DownloadMenu, spreadsheetFormats } from '../../components/download-menu.tsx'
import { useLostFocus } from '../../lib/browser/use-lost-focus.ts'
import { formatCount } from '../../lib/format/formats.ts'
import { confirmAction } from '../../lib/forms/confirm-action.ts'
import { lazyNamed } from '../../lib/lazy-named.ts'
import { draftKey } from '../../lib/storage/drafts.ts'
import { openTabDraft, type Tab } from '../../lib/storage/tab-drafts.ts'
import { CorrectionDraftsProvider, useCorrectionDrafts } from './corrections.ts'
import { fetchTemplate, isActiveImport, useImportAction, useRemoveImport } from './import.queries.ts'
import { ImportCheckResult } from './import-check-result.tsx'
import { ImportFile } from './import-file.tsx'
import { ImportLink, importTexts } from './import-kinds.tsx'
import { ImportResult } from './import-result.tsx'
import type { ShownRows } from './import-search.ts'
import { ImportTable } from './import-table.tsx'
import { formatCheckedRows } from './row-counts.tsx'

/** Most files need no mapping. */
const ImportColumns = lazyNamed(() => import('./import-columns.tsx'), 'ImportColumns')

const steps = ['Enviar planilha', 'Conferir as colunas', 'Conferir linhas']

/** @returns the step of the stepper for a state of the import. */
function getStep(current: Import | undefined, mapping: boolean): { at: number; state: Stepper.State } {
  if (!current) return { at: 0, state: 'current' }
  if (mapping) return { at: 1, state: 'current' }
  const at = { checking: 2, checked: 2, failed: 0, running: 3, done: 3, canceled: 3 }[current.status]
  const state = current.status === 'failed' || current.status === 'canceled' ? 'failed' : 'current'
  return current.status === 'done' ? { at: 4, state } : { at, state }
}

interface ImportPageProps {
  kind: ImportKind
  /** The user, whose corrections are stored in this browser until they are sent. */
  userId: string
  /** This tab, which keeps its corrections apart from those of other tabs. */
  tab: Tab
  companies: readonly Company[]
  /** The company selected in the sidebar. */
  companyId: string | undefined
  /** The import of the URL; undefined before a file was uploaded. */
  current: Import | undefined
  /** The rows of the URL, after the check. */
  shownRows: ShownRows
  onShownRowsChange: (part: Partial<ShownRows>) => void
  onSent: (id: string) => void
}

/**
 * `/ordens-de-servico/importar` and `/localizacoes?importar=true`: creates orders or locations from a spreadsheet; its rows
 * are checked before anything is created.
 */
export function ImportPage(props: ImportPageProps) {
  const { kind, userId, tab, companies, companyId, current, shownRows, onShownRowsChange, onSent } = props
  const texts = importTexts[kind]
  // The import whose columns the user corrects after the check.
  const [mappedId, setMappedId] = useState<string>()
  const [draftsKey] = useState(() =>
    // Corrections are named by their import and cell.
    openTabDraft(draftKey(userId, 'importacao'), tab, (older, newer) => ({ ...older, ...newer })),
  )
  const correctionDrafts = useCorrectionDrafts(draftsKey)
  // A file with unknown column titles can be read after the user has mapped its columns.
  const unmapped = current?.status === 'failed' && current.columns.length > 0
  const isMapping = current !== undefined && (unmapped || (mappedId === current.id && current.status === 'checked'))
  const { at, state } = getStep(current, isMapping)
  const content = useLostFocus(`${current?.id} ${isMapping ? 'columns' : current?.status}`)
  const titles = [...steps, texts.lastStep]
  return (
    <Stack gap="lg">
      <PageHeader
        title={texts.title}
        description="De uma planilha CSV, XLSX ou ODS, até 10.000 linhas. Nada é criado antes de você conferir."
        breadcrumb={
          <Breadcrumb>
            <ListLink kind={kind}>{texts.list}</ListLink>
          </Breadcrumb>
        }
        actions={
          <>
            <DownloadMenu
              label="Baixar modelo"
              formats={spreadsheetFormats}
              fileName={texts.templateName}
              failed="Não foi possível baixar o modelo."
              load={(format) => fetchTemplate(kind, format)}
            />
            {current && !isActiveImport(current) && <ImportRemoval current={current} />}
          </>
        }
      />
      <Stepper.Root label="Passos da importação">
        {titles.map((step, index) => (
          <Stepper.Step key={step} title={step} state={index < at ? 'done' : index === at ? state : 'upcoming'} />
        ))}
      </Stepper.Root>
      <Stack ref={content} gap="lg" role="group" aria-label={titles[at] ?? texts.lastStep} tabIndex={-1}>
        {!current && <ImportFile kind={kind} companies={companies} companyId={companyId} onSent={onSent} />}
        {current && isMapping && (
          // Another file or other titles reset the forms to their initial state.
          <Suspense key={JSON.stringify([current.id, current.columns, current.table])}>
            <ImportColumns
              current={current}
              userId={userId}
              tab={tab}
              onDone={() => setMappedId(undefined)}
              onBack={unmapped ? undefined : () => setMappedId(undefined)}
            />
            <ImportTable current={current} />
          </Suspense>
        )}
        {current && !isMapping && (
          <>
            {current.status === 'failed' && <ImportFailed current={current} />}
            {(current.status === 'checking' || current.status === 'running') && <ImportProgress current={current} />}
            {current.status === 'checked' && (
              <CorrectionDraftsProvider value={correctionDrafts}>
                <ImportCheckResult
                  current={current}
                  shownRows={shownRows}
                  onShownRowsChange={onShownRowsChange}
                  onMap={() => setMappedId(current.id)}
                />
              </CorrectionDraftsProvider>
            )}
            {(current.status === 'done' || current.status === 'canceled') && <ImportResult current={current} />}
          </>
        )}
      </Stack>
    </Stack>
  )
}

/** Shown for a file that could not be read: the reason, and a link to upload another one. */
function ImportFailed({ current: { kind, fileName, failure } }: { current: Import }) {
  return (
    <ErrorState
      title={`Não foi possível ler ${fileName}`}
      action={
        <Button asChild>
          <ImportLink kind={kind}>Enviar outra planilha</ImportLink>
        </Button>
      }
    >
      {failure}
    </ErrorState>
  )
}

/** Deletes an import with its file, after a confirmation. What it created stays. */
function ImportRemoval({ current: { id, kind, fileName } }: { current: Import }) {
  const navigate = useNavigate()
  const { mutateAsync } = useRemoveImport(id)
  const remove = async () => {
    const removed = await confirmAction({
      texts: {
        title: `Excluir a importação de ${fileName}?`,
        text: `A planilha e a conferência dela se perdem. ${importTexts[kind].kept}`,
        confirm: 'Excluir importação',
        cancel: 'Manter importação',
        done: `Importação de ${fileName} excluída.`,
        failed: 'Não foi possível excluir a importação.',
      },
      action: () => mutateAsync(),
    })
    if (!removed) return
    await (kind === 'orders'
      ? navigate({ to: '/ordens-de-servico/importar' })
      : navigate({ to: '/localizacoes', search: { importar: true } }))
  }
  return (
    <Button tone="danger" variant="outline" icon={<Trash2 />} onClick={() => void remove()}>
      Excluir importação
    </Button>
  )
}

/** The progress of a running import, with a button to cancel it. The user may leave the page. */
function ImportProgress({ current: { id, kind, fileName, status, rows } }: { current: Import }) {
  const step = useImportAction(id)
  const running = status === 'running'
  const cancel = () =>
    void confirmAction({
      texts: {
        title: 'Cancelar esta importação?',
        text: running ? importTexts[kind].kept : importTexts[kind].nothingCreated,
        confirm: 'Cancelar importação',
        cancel: 'Continuar importando',
        failed: 'Não foi possível cancelar a importação.',
      },
      action: () => step.mutateAsync('cancel'),
    })
  return (
    <Card.Root asChild>
      <section aria-label="Andamento">
        <Card.Body>
          <Stack gap="md">
            <ProgressBar
              label={running ? importTexts[kind].runningLabel(fileName) : `Conferindo ${fileName}`}
              value={running ? rows.processed : null}
              max={running ? rows.total : undefined}
              valueText={`${formatCount(rows.processed)} de ${formatCount(rows.total)} linhas`}
            />
            <Text tone="subtle">
              {running || rows.processed === 0
                ? 'Você pode sair desta página: o trabalho continua, e este endereço mostra o resultado.'
                : formatCheckedRows(rows.processed)}
            </Text>
          </Stack>
        </Card.Body>
        <Card.Footer>
          <Button tone="neutral" variant="outline" pending={step.isPending} onClick={cancel}>
            Cancelar importação
          </Button>
        </Card.Footer>
      </section>
    </Card.Root>
  )
}

/** Links to the list of what the import creates. `PageHeader` adds its arrow to the content. */
function ListLink({
  kind,
  ...rest
}: { kind: ImportKind } & Pick<ComponentProps<'a'>, 'className' | 'ref' | 'children'>) {
  return kind === 'orders' ? (
    <Link {...rest} to="/ordens-de-servico" />
  ) : (
    <Link {...rest} to="/localizacoes" search={({ companyId }) => ({ companyId })} />
  )
}
