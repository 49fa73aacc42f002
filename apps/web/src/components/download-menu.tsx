import { Button, type ButtonProps, DropdownMenu, toast } from '@malote/ui'
import Download from 'lucide-react/icons/download'
import { type ReactNode, useState } from 'react'
import { saveFile } from '../lib/browser/save-file'
import { tellError } from '../lib/http/notify-error'

export type SheetFormat = 'csv' | 'xlsx'

/** What people open in a spreadsheet. */
export const sheetFormats: Readonly<Record<SheetFormat, string>> = { xlsx: 'Excel (XLSX)', csv: 'CSV' }

interface DownloadMenuProps<Format extends string> extends Pick<ButtonProps, 'size' | 'disabled' | 'pending'> {
  label: string
  /** What the file will hold, where the label does not say it all. */
  about?: string
  /** The kinds of file to choose from, each as people call it. */
  formats: Readonly<Record<Format, string>>
  /** The file's name without its ending. */
  fileName: string
  /** Adds the day to the name, where tomorrow's file will be another. */
  dated?: boolean
  /** What to say when there is no file: "Não foi possível exportar." */
  failed: string
  load: (format: Format) => Promise<Blob>
  /** Other ways to the same, below the files. */
  children?: ReactNode
}

/** A file in one of several kinds, fetched on demand: told when it is there, and why when it is not. */
export function DownloadMenu<Format extends string>(props: DownloadMenuProps<Format>) {
  const {
    label,
    about,
    formats,
    fileName,
    dated = false,
    failed,
    load,
    size = 'md',
    disabled = false,
    children,
  } = props
  const [loading, setLoading] = useState(false)
  const save = async (format: Format) => {
    setLoading(true)
    try {
      const file = await load(format)
      const day = dated ? `-${new Date().toISOString().slice(0, 10)}` : ''
      saveFile(file, `${fileName}${day}.${format}`)
      toast.success('Arquivo pronto: veja os downloads do navegador.')
    } catch (error) {
      tellError(error, failed)
    } finally {
      setLoading(false)
    }
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button
          tone="neutral"
          variant="outline"
          size={size}
          icon={<Download />}
          pending={loading || props.pending}
          disabled={disabled}
        >
          {label}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        {about && <DropdownMenu.Label>{about}</DropdownMenu.Label>}
        {(Object.keys(formats) as Format[]).map((format) => (
          <DropdownMenu.Item key={format} onSelect={() => void save(format)}>
            {formats[format]}
          </DropdownMenu.Item>
        ))}
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
