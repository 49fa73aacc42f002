import { Button, DropdownMenu, toast } from '@malote/ui'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { saveFile } from '../../app/save-file'
import { tellError } from '../../app/tell-error'

interface ExportMenuProps {
  label: string
  /** The file's name without its ending. */
  name: string
  load: (format: 'json' | 'csv') => Promise<Blob>
}

/** Somebody's data as a file: for people a spreadsheet, for programs JSON. */
export function ExportMenu({ label, name, load }: ExportMenuProps) {
  const [pending, setPending] = useState(false)
  const save = async (format: 'json' | 'csv') => {
    setPending(true)
    try {
      saveFile(await load(format), `${name}.${format}`)
      toast.success('Arquivo pronto: veja os downloads do navegador.')
    } catch (error) {
      tellError(error, 'Não foi possível baixar os dados.')
    } finally {
      setPending(false)
    }
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button tone="neutral" variant="outline" icon={<Download />} pending={pending}>
          {label}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item onSelect={() => void save('csv')}>Planilha (CSV)</DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => void save('json')}>JSON</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
