import { Button, DropdownMenu } from '@malote/ui'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { saveFile } from '../../../app/save-file'
import { tellError } from '../../../app/tell-error'
import { fetchTemplate } from './import.queries'

/** The empty spreadsheet, with a row that shows how it is filled in. */
export function TemplateMenu() {
  const [pending, setPending] = useState(false)
  const save = async (format: 'csv' | 'xlsx') => {
    setPending(true)
    try {
      saveFile(await fetchTemplate(format), `modelo-de-importacao.${format}`)
    } catch (error) {
      tellError(error, 'Não foi possível baixar o modelo.')
    } finally {
      setPending(false)
    }
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button tone="neutral" variant="outline" icon={<Download />} pending={pending}>
          Baixar modelo
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item onSelect={() => void save('xlsx')}>Excel (XLSX)</DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => void save('csv')}>CSV</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
