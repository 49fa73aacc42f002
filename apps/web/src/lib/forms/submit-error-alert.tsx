import { ApiError, type AuditEntity } from '@malote/api-client'
import { Alert, Stack } from '@malote/ui'
import { useEffect, useRef } from 'react'
import { ConflictingChanges, getConflictTitle } from './conflicting-changes.tsx'
import { stateLabels } from './field-labels.ts'
import { formatRecordedValue, getFieldPath } from './field-values.ts'
import { getErrorMessage } from './form-errors.ts'

interface SubmitErrorAlertProps {
  error: unknown
  /** @returns the label of a field by its name. */
  getLabel: (name: string) => string
  /** What the form edits, for the values of a version conflict. */
  entity?: AuditEntity | undefined
}

/** Shows why the form was not saved, where the error belongs to no single field. The input stays in the form. */
export function SubmitErrorAlert(props: SubmitErrorAlertProps) {
  const container = useRef<HTMLDivElement>(null)
  // The submit button is at the end of a long form, and this alert is at its start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new error is scrolled into view.
  useEffect(() => {
    container.current?.scrollIntoView({ block: 'center' })
  }, [props.error])
  return (
    <div ref={container}>
      <ErrorText {...props} />
    </div>
  )
}

function ErrorText({ error, getLabel, entity }: SubmitErrorAlertProps) {
  const code = error instanceof ApiError ? error.code : undefined
  if (error instanceof ApiError && code === 'version_conflict') {
    return (
      <Alert tone="warning" title={getConflictTitle(error.changes, 'este cadastro')}>
        <Stack gap="sm">
          <ConflictingChanges
            changes={error.changes}
            getLabel={(field) => {
              const name = getFieldPath(field)
              return (entity && stateLabels[entity]?.[name]) ?? getLabel(name)
            }}
            formatValue={(field, value) => formatRecordedValue(entity, field, value)}
          />
          Salve de novo para manter o que você mudou e deixar o resto como está agora.
        </Stack>
      </Alert>
    )
  }
  if (code === 'not_found') {
    return (
      <Alert tone="danger" title="Este cadastro não está mais disponível">
        {`${getErrorMessage(error)} O que você digitou continua aqui, para copiar.`}
      </Alert>
    )
  }
  return <Alert tone="danger" title={getErrorMessage(error)} />
}
