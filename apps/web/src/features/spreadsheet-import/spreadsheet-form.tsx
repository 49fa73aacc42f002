import { ApiError, type Company, emptyFileText } from '@malote/api-client'
import { Button, Card, Combobox, FileDrop, Form, Stack } from '@malote/ui'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import type { OnProgress } from '../../lib/http/upload.ts'

/** A spreadsheet to upload. */
export interface SpreadsheetUpload {
  companyId: string
  file: File
  onProgress: OnProgress
}

interface SpreadsheetFormProps {
  companies: readonly Company[]
  /** The company selected in the sidebar. */
  companyId: string | undefined
  /** The message when no company is selected: "Escolha a empresa das ordens." */
  companyMissing: string
  maxBytes: number
  /** The extensions of the files, and their names: `.csv,.xlsx`, `CSV ou XLSX`. */
  accept: string
  formats: string
  pending: boolean
  /** The error of the last upload. */
  error: unknown
  onSend: (upload: SpreadsheetUpload) => void
  /** Called when another file was chosen, so that the result of the last one is reset. */
  onChange: () => void
}

/** The first step of every import: the company and the spreadsheet. */
export function SpreadsheetForm(props: SpreadsheetFormProps) {
  const { companies, companyId, companyMissing, maxBytes, accept, formats, pending, error, onSend, onChange } = props
  const only = companies.length === 1 ? companies[0]?.id : undefined
  const [chosen, setChosen] = useState<string | null>(companyId ?? only ?? null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [progress, setProgress] = useState(0)
  const [missing, setMissing] = useState<{ company?: string; file?: string }>({})
  const [file] = files

  const submit = () => {
    const fileError = !file ? 'Escolha a planilha.' : file.size === 0 ? emptyFileText : undefined
    setMissing({ ...(chosen ? {} : { company: companyMissing }), ...(fileError && { file: fileError }) })
    if (!chosen || !file || fileError) return
    setProgress(0)
    onSend({ companyId: chosen, file, onProgress: setProgress })
  }

  return (
    <Card.Root>
      <Form
        aria-label="Enviar planilha"
        pending={pending}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Card.Body>
          <Stack gap="md">
            {companies.length !== 1 && (
              <Combobox
                label="Empresa"
                required
                placeholder="Selecione uma empresa"
                emptyText="Nenhuma empresa disponível"
                options={companies.map(({ id, name }) => ({ value: id, label: name }))}
                value={chosen}
                onValueChange={(id) => {
                  setChosen(id)
                  setMissing({})
                }}
                error={missing.company}
              />
            )}
            <FileDrop
              label="Planilha"
              required
              accept={accept}
              maxSize={maxBytes}
              disabled={pending}
              value={files}
              onValueChange={(next) => {
                setFiles(next)
                setMissing({})
                onChange()
              }}
              getUpload={() => (pending ? { progress } : undefined)}
              help={`${formats}, até ${maxBytes / 1024 / 1024} MB.`}
              error={missing.file ?? (error ? getFileError(error) : undefined)}
            />
          </Stack>
        </Card.Body>
        <Card.Footer>
          <Button type="submit" pending={pending}>
            Conferir planilha
          </Button>
        </Card.Footer>
      </Form>
    </Card.Root>
  )
}

/** @returns the server's message about the file. */
function getFileError(error: unknown): string {
  const ofFile =
    error instanceof ApiError ? error.fields.find(({ pointer }) => pointer.startsWith('/files')) : undefined
  return ofFile?.message ?? getErrorMessage(error)
}
