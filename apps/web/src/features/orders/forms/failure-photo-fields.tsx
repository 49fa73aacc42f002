import { heicText } from '@malote/api-client'
import { FileDrop, type FileUpload, Skeleton, Stack, Text } from '@malote/ui'
import { useState } from 'react'
import { type FieldError, get, useFormState } from 'react-hook-form'
import { isNamedHeic } from '../../../lib/browser/find-file-problem.ts'
import { photoBytes, photoTypes } from './photo-limits.ts'
import type { FailingStop } from './use-failure-photos.tsx'

// Loaded with the fields, so that a photo can be sent or queued without another request.
export { sendFile } from './send-file.ts'

interface FailurePhotoFieldsProps {
  stops: readonly FailingStop[]
  /** The stops without a photo. */
  missing: readonly FailingStop[]
  /** The chosen photos by the id of their stop. */
  chosen: ReadonlyMap<string, File>
  disabled: boolean
  /** Whether the photos of the order are being loaded. */
  loading: boolean
  getUpload: (file: File) => FileUpload | undefined
  onChoose: (stop: FailingStop, photo: File | undefined) => void
}

/** The photo of each stop that fails with a reason that requires one. */
export function FailurePhotoFields({ stops, missing, chosen, loading, ...rest }: FailurePhotoFieldsProps) {
  const { errors } = useFormState()
  const message = (get(errors, 'photo') as FieldError | undefined)?.message
  if (loading) return <Skeleton shape="block" className="h-24 w-full" />
  const marked = missing.find(({ id }) => !chosen.has(id)) ?? missing[0]
  return (
    <Stack gap="md">
      {stops.map((stop) => {
        const label = stops.length > 1 ? `Foto do local: ${stop.contactName}` : 'Foto do local'
        return missing.includes(stop) ? (
          <PhotoField
            key={stop.id}
            stop={stop}
            label={label}
            photo={chosen.get(stop.id)}
            {...(stop === marked && { name: 'photo', message })}
            {...rest}
          />
        ) : (
          <Text key={stop.id} tone="success" role="status">
            {`${label}: registrada`}
          </Text>
        )
      })}
    </Stack>
  )
}

const noFiles: readonly File[] = []

interface PhotoFieldProps extends Pick<FailurePhotoFieldsProps, 'disabled' | 'getUpload' | 'onChoose'> {
  stop: FailingStop
  label: string
  photo: File | undefined
  name?: string
  message?: string | undefined
}

function PhotoField({ stop, label, photo, name, message, disabled, getUpload, onChoose }: PhotoFieldProps) {
  const [rejection, setRejection] = useState<string>()
  return (
    <FileDrop
      name={name}
      label={label}
      help="Este motivo exige uma foto. Ela é reduzida antes do envio."
      required
      accept={photoTypes}
      maxSize={photoBytes}
      capture="environment"
      disabled={disabled}
      value={photo ? [photo] : noFiles}
      onValueChange={([file]) => {
        setRejection(undefined)
        onChoose(stop, file)
      }}
      onReject={(rejected) => setRejection(rejected.some(({ file }) => isNamedHeic(file)) ? heicText : undefined)}
      getUpload={getUpload}
      error={message ?? rejection}
    />
  )
}
