import { ApiError, type Company, emptyFileText } from '@malote/api-client'
import { Button, Card, Combobox, FileDrop, type FileUpload, Form, Stack } from '@malote/ui'
import { useState } from 'react'
import { getErrorMessage } from '../../lib/forms/form-errors.ts'
import type { OnProgress } from '../../lib/http/upload.ts'

/** A spreadsheet to upload. */
export interface SpreadsheetUpload {
  companyId: string
  file: File
  onProgress: OnProgress
}

/** How many spreadsheets are sent at once; each is an import. */
const maxFiles = 10

interface SpreadsheetFormProps {
  companies: readonly Company[]
  /** The company selected in the sidebar. */
  companyId: string | undefined
  /** The message when no company is selected: "Escolha a empresa das ordens." */
  companyMissing: string
  maxBytes: number
  /** The extensions of the files, and their names: `.csv,.xlsx,.ods`, `CSV, XLSX ou ODS`. */
  accept: string
  formats: string
  pending: boolean
  /** The state of the upload of a file. */
  getUpload: (file: File) => FileUpload | undefined
  /** Sends the files in their order. */
  onSend: (companyId: string, files: readonly File[]) => void
}

/** The first step of every import: the company and the spreadsheets. */
export function SpreadsheetForm(props: SpreadsheetFormProps) {
  const { companies, companyId, companyMissing, maxBytes, accept, formats, pending, getUpload, onSend } = props
  const only = companies.length === 1 ? companies[0]?.id : undefined
  const [chosen, setChosen] = useState<string | null>(companyId ?? only ?? null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [missing, setMissing] = useState<{ company?: string; file?: string }>({})
  const isDone = (file: File) => getUpload(file)?.done === true
  const isRejected = (file: File) => file.size === 0 || getUpload(file)?.error !== undefined

  const submit = () => {
    const waiting = files.filter((file) => !isDone(file))
    const isEmpty = waiting.some(({ size }) => size === 0)
    const fileError = waiting.length === 0 ? 'Escolha a planilha.' : isEmpty ? emptyFileText : undefined
    setMissing({ ...(chosen ? {} : { company: companyMissing }), ...(fileError && { file: fileError }) })
    if (chosen && !fileError) onSend(chosen, waiting)
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
              multiple
              maxFiles={maxFiles}
              accept={accept}
              maxSize={maxBytes}
              disabled={pending}
              value={files}
              onValueChange={(next) => {
                // Another file replaces those that were rejected, and those that were sent.
                const added = next.filter((file) => !files.includes(file))
                const remaining = next.filter((file) => files.includes(file) && !isRejected(file) && !isDone(file))
                setFiles(added.length > 0 ? [...remaining, ...added] : next)
                setMissing({})
              }}
              getUpload={getUpload}
              onRetry={(file) => chosen && onSend(chosen, [file])}
              help={`${formats}, até ${maxBytes / 1024 / 1024} MB cada. Cada arquivo é uma importação; até ${maxFiles} de uma vez.`}
              error={missing.file}
            />
          </Stack>
        </Card.Body>
        <Card.Footer>
          <Button type="submit" pending={pending}>
            {files.length > 1 ? 'Conferir planilhas' : 'Conferir planilha'}
          </Button>
        </Card.Footer>
      </Form>
    </Card.Root>
  )
}

/** @returns the server's message about the file. */
export function getFileError(error: unknown): string {
  const ofFile =
    error instanceof ApiError ? error.fields.find(({ pointer }) => pointer.startsWith('/files')) : undefined
  return ofFile?.message ?? getErrorMessage(error)
}
