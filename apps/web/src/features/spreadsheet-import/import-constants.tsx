import type { ImportFieldInfo } from '@malote/api-client'
import { IconButton, Inline, Select, Stack, TextField } from '@malote/ui'
import Trash2 from 'lucide-react/icons/trash-2'
import { useFormLock } from '../../lib/forms/form-lock.ts'
import type { ImportConstant } from './import.queries.ts'

interface ImportConstantsProps {
  /** The fields that no column of the file has. */
  available: readonly ImportFieldInfo[]
  value: readonly ImportConstant[]
  onValueChange: (constants: readonly ImportConstant[]) => void
  /** Whether the user has tried to continue; empty values are errors then. */
  tried: boolean
}

/** The values that all rows of a file have in common and that no column has, such as the priority. */
export function ImportConstants({ available, value, onValueChange, tried }: ImportConstantsProps) {
  const locked = useFormLock()
  const chosen = value.map(({ field }) => field)
  const options = available.filter(({ field }) => !chosen.includes(field))
  const getTitle = (field: string) => available.find((info) => info.field === field)?.title ?? field
  return (
    <Stack gap="sm">
      {options.length > 0 && (
        <Select
          label="Igual em todas as linhas"
          help="Para o que vale para o arquivo inteiro e não tem coluna: a prioridade, o centro de custo."
          placeholder="Escolha um campo"
          options={options.map(({ field, title }) => ({ value: field, label: title }))}
          value={null}
          readOnly={locked}
          onValueChange={(field) => onValueChange([...value, { field, value: '' }])}
        />
      )}
      {value.map((constant) => (
        <Inline key={constant.field} gap="sm">
          <TextField
            label={`${getTitle(constant.field)}, em todas as linhas`}
            value={constant.value}
            readOnly={locked}
            onValueChange={(text) =>
              onValueChange(value.map((other) => (other === constant ? { ...constant, value: text } : other)))
            }
            error={tried && constant.value.trim() === '' ? 'Escreva o valor ou remova o campo.' : undefined}
          />
          <IconButton
            label={`Remover ${getTitle(constant.field)} de todas as linhas`}
            disabled={locked}
            onClick={() => onValueChange(value.filter((other) => other !== constant))}
          >
            <Trash2 />
          </IconButton>
        </Inline>
      ))}
    </Stack>
  )
}
