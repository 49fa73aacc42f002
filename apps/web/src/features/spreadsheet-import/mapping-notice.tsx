import { type Import, importFieldsByKind } from '@malote/api-client'
import { Alert, Button } from '@malote/ui'
import { formatList } from '../../lib/format/formats.ts'
import { type AppliedMapping, getColumnName } from './column-choice.ts'

/** More names do not help to find the column in the file. */
const shownNames = 10

function formatNames(names: readonly string[]): string {
  const hidden = names.length - shownNames
  return formatList(hidden > 0 ? [...names.slice(0, shownNames), `mais ${hidden}`] : names)
}

interface MappingNoticeProps {
  current: Import
  name: string
  applied: AppliedMapping
  onUndo: () => void
}

/** What an applied mapping has changed: the columns that the file lacks, and those that the mapping does not contain. */
export function MappingNotice({ current, name, applied, onUndo }: MappingNoticeProps) {
  const { missing, added } = applied
  const getTitle = (field: string) => importFieldsByKind[current.kind].find((info) => info.field === field)?.title
  const missingNames = missing.map(({ title, field }) => {
    const fieldTitle = getTitle(field)
    return !fieldTitle || fieldTitle === title ? title : `${title} (${fieldTitle})`
  })
  const addedNames = added.map((index) => getColumnName(current.columns[index]?.title ?? '', index))
  return (
    <Alert
      tone={missing.length + added.length > 0 ? 'warning' : 'success'}
      title={`Mapeamento “${name}” aplicado`}
      action={
        <Button tone="neutral" variant="outline" size="sm" onClick={onUndo}>
          Desfazer
        </Button>
      }
    >
      {missing.length + added.length === 0 && <p>A planilha tem as mesmas colunas.</p>}
      {missing.length > 0 && <p>{`Não estão nesta planilha: ${formatNames(missingNames)}.`}</p>}
      {added.length > 0 && (
        <p>{`O mapeamento não tem estas colunas da planilha: ${formatNames(addedNames)}. Confira o que são.`}</p>
      )}
    </Alert>
  )
}
