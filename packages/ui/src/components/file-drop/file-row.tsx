'use client'
import type { ReactNode } from 'react'
import { Check, RotateCw, X } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { formatDecimal } from '../../lib/decimal.ts'
import * as inputTexts from '../../lib/input-texts.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { FieldError } from '../field/field-error.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'

const defaultMessages = {
  fileUploaded: inputTexts.fileUploaded,
  removeFile: inputTexts.removeFile,
  retryFile: inputTexts.retryFile,
  uploadingFile: inputTexts.uploadingFile,
}

/** The upload state of a file. */
export interface FileUpload {
  /** From 0 to 1; `null` when unknown. */
  progress?: number | null | undefined
  /** Whether the upload is complete. */
  done?: boolean | undefined
  /** The reason why the upload failed. */
  error?: ReactNode
}

interface FileRowProps {
  file: File
  upload: FileUpload | undefined
  disabled: boolean | undefined
  /** Whether the file cannot be removed or uploaded again. */
  readOnly: boolean
  onRemove: () => void
  onRetry: (() => void) | undefined
}

export const megabytes = (bytes: number, locale: string) => `${formatDecimal(bytes / 1024 ** 2, { max: 1, locale })} MB`
const formatSize = (bytes: number, locale: string) =>
  bytes < 1024 ** 2 ? `${formatDecimal(Math.ceil(bytes / 1024), { max: 0, locale })} kB` : megabytes(bytes, locale)

/** One file of the list, with its upload state. */
export function FileRow({ file, upload, disabled, readOnly, onRemove, onRetry }: FileRowProps) {
  const messages = useMessages(defaultMessages)
  const locale = useLocale()
  const isUnderWay = upload !== undefined && !upload.done && !upload.error && upload.progress !== undefined
  return (
    <li
      data-slot="file-drop-file"
      data-state={upload?.error ? 'failed' : upload?.done ? 'done' : isUnderWay ? 'sending' : undefined}
      className="flex min-w-0 flex-col gap-1 rounded-md border border-line bg-surface-raised py-1 ps-3"
    >
      <div className={cn('flex min-w-0 items-center gap-2', readOnly && 'min-h-9 pe-3')}>
        <span className="min-w-0 flex-1 truncate" title={file.name}>
          <bdi>{file.name}</bdi>
        </span>
        {upload?.done && (
          <span className="flex shrink-0 items-center gap-1 text-sm text-success">
            <Check aria-hidden className="size-4" />
            {messages.fileUploaded}
          </span>
        )}
        <span className="shrink-0 text-sm text-subtle figures">
          <bdi>{formatSize(file.size, locale)}</bdi>
        </span>
        {upload?.error && onRetry && !readOnly && (
          <IconButton
            label={messages.retryFile(file.name)}
            tooltip={false}
            size="sm"
            disabled={disabled}
            onClick={onRetry}
          >
            <RotateCw aria-hidden />
          </IconButton>
        )}
        {!readOnly && (
          <IconButton
            label={messages.removeFile(file.name)}
            tooltip={false}
            size="sm"
            disabled={disabled}
            onClick={onRemove}
          >
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      {isUnderWay && (
        <ProgressBar
          label={messages.uploadingFile(file.name)}
          labelHidden
          value={upload.progress ?? null}
          max={1}
          className="pe-3 pb-1"
        />
      )}
      <FieldError role="alert" className="pe-3 pb-1">
        {upload?.error}
      </FieldError>
    </li>
  )
}
