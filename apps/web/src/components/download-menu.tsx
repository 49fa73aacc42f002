import { Button, type ButtonProps, DropdownMenu, toast } from '@malote/ui'
import Download from 'lucide-react/icons/download'
import { type ReactNode, useState } from 'react'
import { saveFile } from '../lib/browser/save-file.ts'
import { getViewerZone, toLocalTime } from '../lib/format/time-zone.ts'
import { notifyError } from '../lib/http/notify-error.ts'

export type SpreadsheetFormat = 'csv' | 'xlsx'

/** Labels of the spreadsheet formats. */
export const spreadsheetFormats: Readonly<Record<SpreadsheetFormat, string>> = { xlsx: 'Excel (XLSX)', csv: 'CSV' }

interface DownloadMenuProps<Format extends string> extends Pick<ButtonProps, 'size' | 'disabled' | 'pending'> {
  label: string
  /** Describes the content of the file, where the label is not enough. */
  about?: string
  /** The formats to choose from, with their labels. */
  formats: Readonly<Record<Format, string>>
  /** The file's name without extension. */
  fileName: string
  /** Adds the date to the name, where the content changes every day. */
  dated?: boolean
  /** Title of the error notification: "Não foi possível exportar." */
  failed: string
  load: (format: Format) => Promise<Blob>
  /** Further menu items below the formats. */
  children?: ReactNode
}

/** Downloads a file in a chosen format, and reports success or failure. */
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
      const day = dated ? `-${toLocalTime(getViewerZone(), new Date().toISOString()).day}` : ''
      saveFile(file, `${fileName}${day}.${format}`)
      toast.success('Arquivo pronto: veja os downloads do navegador.')
    } catch (error) {
      notifyError(error, failed)
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
