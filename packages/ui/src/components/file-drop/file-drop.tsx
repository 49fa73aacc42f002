'use client'
import { type ComponentProps, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import { FileUp } from '../../icons/icons.gen.ts'
import { FormValue } from '../../lib/form-value.tsx'
import * as inputTexts from '../../lib/input-texts.ts'
import { useLocale } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useControllable } from '../../lib/use-controllable.ts'
import { writeFiles } from '../../lib/write-files.ts'
import { Field, type FieldBaseProps } from '../field/field.tsx'
import { splitFieldProps } from '../field/split-field-props.ts'
import { FileInput } from './file-input.tsx'
import { applyFileLimits, type RejectedFile } from './file-limits.ts'
import { FileRow, type FileUpload, megabytes } from './file-row.tsx'

const defaultMessages = {
  fileTooLarge: inputTexts.fileTooLarge,
  fileTypeNotAccepted: inputTexts.fileTypeNotAccepted,
  filesSelected: inputTexts.filesSelected,
  tooManyFiles: inputTexts.tooManyFiles,
}

export interface FileDropProps
  extends FieldBaseProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required'> {
  /** The selected files; `undefined` makes it uncontrolled. */
  value?: readonly File[] | undefined
  /** Called with the selected files. */
  onValueChange?: ((files: readonly File[]) => void) | undefined
  /** Called with rejected files and the reasons. The user gets a message in any case. */
  onReject?: ((rejected: readonly RejectedFile[]) => void) | undefined
  /** Adds a camera button on touch screens: `environment` is the rear camera. */
  capture?: 'environment' | 'user' | undefined
  /** The maximum size of a file, in bytes. */
  maxSize?: number | undefined
  /** The maximum number of files, with `multiple`. */
  maxFiles?: number | undefined
  /** Returns the upload state of a file, when the application uploads files after their selection. */
  getUpload?: ((file: File) => FileUpload | undefined) | undefined
  /** Called to retry the upload of a file. */
  onRetry?: ((file: File) => void) | undefined
}

const none: readonly File[] = []

/**
 * Selects files by drop or file picker. It uses the browser's file input, so drops, the keyboard and forms work
 * natively; types and sizes are checked for dropped files, too.
 */
export function FileDrop(props: FileDropProps) {
  const [
    field,
    {
      value: valueProp,
      onValueChange,
      onReject,
      maxSize,
      maxFiles = Number.POSITIVE_INFINITY,
      getUpload,
      onRetry,
      readOnly = false,
      ref,
      ...input
    },
  ] = splitFieldProps(props)
  const messages = useMessages(defaultMessages)
  const locale = useLocale()
  const generatedId = useId()
  const controlId = field.controlId ?? generatedId
  const element = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current, [])
  const [files, setFiles, resetFiles] = useControllable<readonly File[]>({
    value: valueProp,
    defaultValue: none,
    onChange: onValueChange,
  })
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  const limit = input.multiple ? maxFiles : 1

  const add = (added: readonly File[]) => {
    if (added.length === 0) return
    if (readOnly) {
      writeFiles(element.current, files)
      return
    }
    const sorted = applyFileLimits(input.multiple ? files : none, added, {
      accept: input.accept,
      maxSize,
      maxFiles: limit,
    })
    setRejected(sorted.rejected)
    if (sorted.rejected.length > 0) onReject?.(sorted.rejected)
    const present = input.multiple ? files.length : 0
    if (sorted.files.length > present) setFiles(sorted.files)
    // Without an accepted file the list does not change; the browser has put the rejected ones into the input.
    else writeFiles(element.current, files)
  }
  // Files that were chosen on a server-rendered page before React took it over.
  const isAdopted = useRef(false)
  const adopt = useEffectEvent(() => {
    if (isAdopted.current) return
    isAdopted.current = true
    add([...(element.current?.files ?? [])])
  })
  useEffect(() => adopt(), [])

  // Keeps the files of the input, which are submitted, equal to the list.
  useEffect(() => writeFiles(element.current, files), [files])

  const explain = ({ file, reason }: RejectedFile) => {
    if (reason === 'size') return messages.fileTooLarge(file.name, megabytes(maxSize ?? 0, locale))
    return reason === 'kind' ? messages.fileTypeNotAccepted(file.name) : messages.tooManyFiles(limit)
  }
  const rejections = [...new Set(rejected.map(explain))]

  return (
    <Field
      {...field}
      error={field.error || (rejections.length > 0 ? rejections.join(' ') : undefined)}
      controlId={controlId}
    >
      <FileInput
        {...input}
        readOnly={readOnly}
        readOnlyText={messages.filesSelected(files.length)}
        ref={element}
        icon={<FileUp aria-hidden />}
        onFiles={add}
      />
      <FormValue
        value=""
        form={input.form}
        onReset={() => {
          setRejected([])
          // The browser has emptied the input of a controlled field, too.
          if (!resetFiles()) writeFiles(element.current, files)
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
              readOnly={readOnly}
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
