import { incompleteExportText } from '@malote/api-client/contract'
import { Button, type ButtonProps, DropdownMenu, toast } from '@malote/ui'
import Download from 'lucide-react/icons/download'
import { type ReactNode, useState } from 'react'
import { saveFile } from '../lib/browser/save-file.ts'
import { getViewerDay } from '../lib/format/clock.ts'
import { notifyError } from '../lib/http/notify-error.ts'

export type SpreadsheetFormat = 'csv' | 'xlsx'

/** Labels of the spreadsheet formats. */
export const spreadsheetFormats: Readonly<Record<SpreadsheetFormat, string>> = { xlsx: 'Excel (XLSX)', csv: 'CSV' }

interface DownloadMenuProps<Format extends string> extends Pick<ButtonProps, 'size' | 'disabledReason' | 'pending'> {
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

/** Whether the server had to end a CSV before its last row. */
const isIncomplete = async (file: Blob): Promise<boolean> =>
  (await file.slice(-200).text()).includes(incompleteExportText)

/**
 * @returns the menu items that download a file in a chosen format and report success or failure, and whether a file is
 * being loaded.
 */
export function useDownloadItems<Format extends string>(
  props: Omit<DownloadMenuProps<Format>, 'label' | 'size' | 'pending'>,
) {
  const { about, formats, fileName, dated = false, failed, load, disabledReason, children } = props
  const [loading, setLoading] = useState(false)
  const save = async (format: Format) => {
    setLoading(true)
    try {
      const file = await load(format)
      if (await isIncomplete(file)) {
        toast.error(failed, { description: incompleteExportText })
        return
      }
      const day = dated ? `-${getViewerDay()}` : ''
      saveFile(file, `${fileName}${day}.${format}`)
      toast.success('Arquivo pronto: veja os downloads do navegador.')
    } catch (error) {
      notifyError(error, failed)
    } finally {
      setLoading(false)
    }
  }
  const items = (
    <>
      {about && <DropdownMenu.Label>{about}</DropdownMenu.Label>}
      {(Object.keys(formats) as Format[]).map((format) => (
        <DropdownMenu.Item
          key={format}
          disabled={loading}
          disabledReason={disabledReason}
          onSelect={() => void save(format)}
        >
          {formats[format]}
        </DropdownMenu.Item>
      ))}
      {children}
    </>
  )
  return { items, loading }
}

/** Downloads a file in a chosen format, and reports success or failure. */
export function DownloadMenu<Format extends string>({
  label,
  size = 'md',
  pending,
  ...rest
}: DownloadMenuProps<Format>) {
  const { items, loading } = useDownloadItems(rest)
  const button = (
    <Button
      tone="neutral"
      variant="outline"
      size={size}
      icon={<Download />}
      pending={loading || pending}
      disabledReason={rest.disabledReason}
    >
      {label}
    </Button>
  )
  if (rest.disabledReason !== undefined) return button
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{button}</DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">{items}</DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
