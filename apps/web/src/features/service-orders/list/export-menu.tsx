import { Button, DropdownMenu, toast } from '@malote/ui'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { saveFile } from '../../../app/save-file'
import { tellError } from '../../../app/tell-error'
import { exportOrders } from './order-list.queries'
import type { ServiceOrdersSearch } from './order-list-search'

/** All orders under the filters, as a file. */
export function ExportMenu({ search, total }: { search: ServiceOrdersSearch; total: number | undefined }) {
  const [pending, setPending] = useState(false)
  const save = async (format: 'csv' | 'xlsx') => {
    setPending(true)
    try {
      const file = await exportOrders(search, format)
      saveFile(file, `ordens-de-servico-${new Date().toISOString().slice(0, 10)}.${format}`)
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
        <Button tone="neutral" variant="outline" icon={<Download />} pending={pending} disabled={total === 0}>
          Exportar
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Label>Todas as ordens deste filtro</DropdownMenu.Label>
        <DropdownMenu.Item onSelect={() => void save('csv')}>CSV</DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => void save('xlsx')}>Excel (XLSX)</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
