'use client'
import { type ComponentProps, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { FileUp } from '../../icons/icons.gen.js'
import { FormValue } from '../../lib/form-value.js'
import { useInputMessages } from '../../lib/input-messages.js'
import { useControllable } from '../../lib/use-controllable.js'
import { Field, type FieldBaseProps } from '../field/field.js'
import { type RejectedFile, sortFiles } from './accepted.js'
import { FileInput } from './file-input.js'
import { FileRow, type FileUpload, megabytes } from './file-row.js'

export interface FileDropProps
  extends FieldBaseProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required' | 'readOnly'> {
  /** The files chosen; `undefined` leaves them to the component. */
  value?: readonly File[] | undefined
  onValueChange?: ((files: readonly File[]) => void) | undefined
  /** What was left out, and why; people are told without it. */
  onReject?: ((rejected: readonly RejectedFile[]) => void) | undefined
  /** Also offers the camera, on touch screens: `environment` is the one on the back. */
  capture?: 'environment' | 'user' | undefined
  /** The largest a file may be, in bytes. */
  maxSize?: number | undefined
  /** How many files there may be, when `multiple`. */
  maxFiles?: number | undefined
  /** How far each file has come, where the application sends them as they are chosen. */
  getUpload?: ((file: File) => FileUpload | undefined) | undefined
  /** Sends a file again that could not be sent. */
  onRetry?: ((file: File) => void) | undefined
}

const none: readonly File[] = []

/**
 * Files, dropped or picked. It is the file input of the browser with more room: drops, the keyboard and forms are its
 * own; kinds and sizes are checked for drops, too.
 */
export function FileDrop({
  label,
  labelHidden,
  help,
  error,
  required,
  optional,
  id,
  className,
  value: ownedValue,
  onValueChange,
  onReject,
  maxSize,
  maxFiles = Number.POSITIVE_INFINITY,
  getUpload,
  onRetry,
  ref,
  ...input
}: FileDropProps) {
  const messages = useInputMessages()
  const ownId = useId()
  const controlId = id ?? ownId
  const element = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current, [])
  const [files, setFiles] = useControllable<readonly File[]>({
    value: ownedValue,
    defaultValue: none,
    onChange: onValueChange,
  })
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  const limit = input.multiple ? maxFiles : 1

  // The input sends what the list shows, whatever was picked last.
  useEffect(() => {
    if (!element.current || typeof DataTransfer === 'undefined') return
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    element.current.files = transfer.files
  }, [files])

  const add = (added: readonly File[]) => {
    if (added.length === 0) return
    const sorted = sortFiles(input.multiple ? files : none, added, { accept: input.accept, maxSize, maxFiles: limit })
    setRejected(sorted.rejected)
    if (sorted.rejected.length > 0) onReject?.(sorted.rejected)
    // Nothing acceptable came: what was there stays.
    setFiles(sorted.files.length > 0 ? sorted.files : [...files])
  }
  const explain = ({ file, reason }: RejectedFile) => {
    if (reason === 'size') return messages.fileTooLarge(file.name, megabytes(maxSize ?? 0))
    return reason === 'kind' ? messages.fileTypeNotAccepted(file.name) : messages.tooManyFiles(limit)
  }
  const rejections = [...new Set(rejected.map(explain))]

  return (
    <Field
      {...{ label, labelHidden, help, required, optional, className }}
      error={error || (rejections.length > 0 ? rejections.join(' ') : undefined)}
      controlId={controlId}
    >
      <FileInput {...input} ref={element} icon={<FileUp aria-hidden />} onFiles={add} />
      <FormValue
        value=""
        onReset={() => {
          setRejected([])
          setFiles(none)
        }}
      />
      <p role="status" className="sr-only">
        {files.length > 0 && messages.filesSelected(files.length)}
      </p>
      {files.length > 0 && (
        <ul className="flex flex-col gap-1">
          {files.map((file, index) => (
            <FileRow
              key={`${file.name} ${file.size} ${file.lastModified} ${files.indexOf(file)}`}
              file={file}
              upload={getUpload?.(file)}
              disabled={input.disabled}
              onRemove={() => {
                setFiles(files.filter((_, other) => other !== index))
                element.current?.focus()
              }}
              onRetry={onRetry && (() => onRetry(file))}
            />
          ))}
        </ul>
      )}
    </Field>
  )
}
