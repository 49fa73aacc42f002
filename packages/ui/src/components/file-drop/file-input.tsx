'use client'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Camera } from '../../icons/icons.gen.ts'
import { useCaptureMessages } from '../../lib/capture-messages.ts'
import { cn } from '../../lib/cn.ts'
import { composeHandlers } from '../../lib/compose-handlers.ts'
import * as inputTexts from '../../lib/input-texts.ts'
import { useMessages } from '../../lib/messages.ts'
import { useFieldControl } from '../field/field-context.ts'

const defaultMessages = { dropFiles: inputTexts.dropFiles }

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  icon: ReactNode
  /** Shown instead of the invitation while the field is read-only. */
  readOnlyText: string
  onFiles: (files: readonly File[]) => void
}

const isTouch = 'hidden pointer-coarse:inline'
const isMouse = 'pointer-coarse:hidden'

/** The drop zone: the invisible file input covers it, so drops and clicks reach the input natively. */
export function FileInput({
  icon,
  readOnlyText,
  onFiles,
  onChange,
  onDragEnter,
  onDragLeave,
  onDrop,
  onClick,
  readOnly = false,
  capture,
  ...input
}: FileInputProps) {
  const messages = useMessages(defaultMessages)
  const captureMessages = useCaptureMessages()
  const control = useFieldControl(input)
  const [over, setOver] = useState(false)
  const zone = (
    <div
      data-slot="file-drop-zone"
      data-over={over || undefined}
      className={cn(
        'relative flex min-w-0 flex-col items-center justify-center gap-1 rounded-md border border-dashed p-4',
        'bg-surface-raised text-center transition-colors data-over:border-primary data-over:bg-primary-soft',
        'has-focus:outline-2 has-focus:outline-offset-2 has-focus:outline-focus has-disabled:bg-surface-sunken',
        'has-disabled:text-subtle has-aria-disabled:bg-surface-sunken [&_svg]:size-5 [&_svg]:text-subtle',
        control['aria-invalid'] ? 'border-danger' : 'border-control',
        !readOnly && 'min-h-24',
      )}
    >
      {!readOnly && icon}
      <span aria-hidden className="wrap-anywhere">
        {readOnly ? (
          readOnlyText
        ) : (
          <>
            <span className={capture ? isMouse : undefined}>{messages.dropFiles}</span>
            {capture && <span className={isTouch}>{captureMessages.chooseFromGallery}</span>}
          </>
        )}
      </span>
      <input
        {...input}
        {...control}
        type="file"
        // File inputs have no read-only state: the file picker does not open, and drops are rejected.
        aria-disabled={readOnly || undefined}
        onClick={composeHandlers(onClick, (event) => {
          if (readOnly) event.preventDefault()
        })}
        onDragEnter={composeHandlers(onDragEnter, () => setOver(!readOnly))}
        onDragLeave={composeHandlers(onDragLeave, () => setOver(false))}
        // The highlight also ends when the consumer handles the drop.
        onDrop={(event) => {
          setOver(false)
          if (readOnly) event.preventDefault()
          onDrop?.(event)
        }}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          onChange?.(event)
        }}
        data-slot="file-input"
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed aria-disabled:cursor-default"
      />
    </div>
  )
  if (!capture || readOnly) return zone
  return (
    <>
      <label data-slot="file-camera" className={cameraButton}>
        <Camera aria-hidden className="size-5" />
        {captureMessages.takePhoto}
        <input
          type="file"
          accept={input.accept}
          capture={capture}
          disabled={input.disabled}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            // Allows taking the same picture again after it was removed.
            event.target.value = ''
          }}
          className="sr-only"
        />
      </label>
      {zone}
    </>
  )
}

/** Shown only on touch devices, which usually have a camera. */
const cameraButton = [
  'hidden min-h-12 cursor-pointer items-center justify-center gap-2 rounded-md bg-primary px-4 font-medium text-on-primary',
  'has-focus:outline-2 has-focus:outline-offset-2 has-focus:outline-focus has-disabled:cursor-not-allowed has-disabled:opacity-50',
  'pointer-coarse:flex',
].join(' ')
