import { Button, DropdownMenu, toast } from '@malote/ui'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { saveFile } from '../../../app/save-file'
import { tellError } from '../../../app/tell-error'

export type ExportFormat = 'csv' | 'xlsx'

interface ExportMenuProps {
  label: string
  /** Which orders the file will hold. */
  about: string
  size?: 'sm' | 'md'
  disabled?: boolean
  onExport: (format: ExportFormat) => Promise<Blob>
}

/** Orders as a file. */
export function ExportMenu({ label, about, size = 'md', disabled = false, onExport }: ExportMenuProps) {
  const [pending, setPending] = useState(false)
  const save = async (format: ExportFormat) => {
    setPending(true)
    try {
      saveFile(await onExport(format), `ordens-de-servico-${new Date().toISOString().slice(0, 10)}.${format}`)
      toast.success('Arquivo pronto: veja os downloads do navegador.')
    } catch (error) {
      tellError(error, 'Não foi possível exportar.')
    } finally {
      setPending(false)
    }
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button tone="neutral" variant="outline" size={size} icon={<Download />} pending={pending} disabled={disabled}>
          {label}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Label>{about}</DropdownMenu.Label>
        <DropdownMenu.Item onSelect={() => void save('csv')}>CSV</DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => void save('xlsx')}>Excel (XLSX)</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
