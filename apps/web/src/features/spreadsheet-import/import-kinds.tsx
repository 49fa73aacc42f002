import type { ImportKind } from '@malote/api-client'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { formatAmount, formatCount, formatOrderCount } from '../../lib/format/formats.ts'
import { formatRowCount } from './row-counts.tsx'

const formatLocationCount = (count: number) => formatAmount(count, 'local', 'locais')

interface ImportTexts {
  title: string
  /** The list of what the import creates. */
  list: string
  /** The last step of the stepper. */
  lastStep: string
  templateName: string
  companyMissing: string
  /** The extensions of the files, and their names. */
  accept: string
  formats: string
  startLabel: (count: number) => string
  /** `2 ordens criadas` */
  formatCreated: (count: number) => string
  createdHeader: string
  repeatedLabel: string
  repeatedTitle: (isEveryRow: boolean) => string
  repeatedText: (count: number) => string
  /** A note of the result. */
  repeatedNote: (count: number) => string
  runningLabel: (fileName: string) => string
  /** What stays after an import was canceled or deleted. */
  kept: string
  nothingCreated: string
  emptyHint: string
}

/**
 * The endings of tables. Programs write text and pages as `.xls` too, so that the server decides by the content, and states
 * what to do with an old workbook.
 */
const spreadsheets = '.csv,.xlsx,.ods,.xls,.tsv,.txt'

/** The texts of the import screen that depend on the kind. */
export const importTexts: Readonly<Record<ImportKind, ImportTexts>> = {
  orders: {
    title: 'Importar ordens',
    list: 'Ordens de Serviço',
    lastStep: 'Criar ordens',
    templateName: 'modelo-de-importacao',
    companyMissing: 'Escolha a empresa das ordens.',
    accept: `${spreadsheets},.xml,.zip`,
    formats: 'CSV, XLSX, ODS, NF-e ou CT-e (XML, ou ZIP com vários)',
    startLabel: (count) => `Importar ${formatOrderCount(count)}`,
    formatCreated: (count) => formatAmount(count, 'ordem criada', 'ordens criadas'),
    createdHeader: 'Ordens criadas',
    repeatedLabel: 'Já importadas',
    repeatedTitle: (isEveryRow) =>
      isEveryRow ? 'Este arquivo já foi importado' : 'Parte deste arquivo já foi importada',
    repeatedText: (count) =>
      `${formatRowCount(count)} já ${count === 1 ? 'virou ordem' : 'viraram ordens'} e não ${count === 1 ? 'se repete' : 'se repetem'}.`,
    repeatedNote: (count) =>
      `${formatCount(count)} já ${count === 1 ? 'tinha sido importada' : 'tinham sido importadas'}`,
    runningLabel: (fileName) => `Criando as ordens de ${fileName}`,
    kept: 'As ordens já criadas ficam.',
    nothingCreated: 'Nenhuma ordem foi criada ainda.',
    emptyHint:
      'Envie a exportação da sua loja ou as NF-e como elas são, ou baixe o modelo e preencha uma linha por entrega.',
  },
  locations: {
    title: 'Importar locais',
    list: 'Localizações',
    lastStep: 'Salvar locais',
    templateName: 'modelo-de-locais',
    companyMissing: 'Escolha a empresa dos locais.',
    accept: spreadsheets,
    formats: 'CSV, XLSX ou ODS',
    startLabel: (count) => `Salvar ${formatLocationCount(count)}`,
    formatCreated: (count) => formatAmount(count, 'local salvo', 'locais salvos'),
    createdHeader: 'Locais salvos',
    repeatedLabel: 'Já salvas',
    repeatedTitle: (isEveryRow) => (isEveryRow ? 'Estes locais já estão salvos' : 'Parte destes locais já está salva'),
    repeatedText: (count) =>
      `${formatRowCount(count)} com o nome e o endereço de um local que a empresa já tem: não ${count === 1 ? 'se repete' : 'se repetem'}.`,
    repeatedNote: (count) => `${formatCount(count)} já ${count === 1 ? 'estava salva' : 'estavam salvas'}`,
    runningLabel: (fileName) => `Salvando os locais de ${fileName}`,
    kept: 'Os locais já salvos ficam.',
    nothingCreated: 'Nenhum local foi salvo ainda.',
    emptyHint: 'Baixe o modelo, preencha uma linha por local e envie a planilha aqui.',
  },
}

interface ImportLinkProps extends Pick<ComponentProps<'a'>, 'children' | 'className' | 'onClick' | 'ref'> {
  kind: ImportKind
  /** The import; absent: the form for another file. */
  id?: string
}

/** Links to the import screen of a kind. */
export function ImportLink({ kind, id, ...rest }: ImportLinkProps) {
  return kind === 'orders' ? (
    <Link {...rest} to="/ordens-de-servico/importar" search={{ importacao: id }} />
  ) : (
    <Link {...rest} to="/localizacoes" search={({ companyId }) => ({ companyId, importar: true, importacao: id })} />
  )
}
