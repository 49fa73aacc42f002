import { ApiError, type ConflictingChange } from '@malote/api-client'
import { Alert, Stack, Text } from '@malote/ui'
import { useEffect, useRef } from 'react'
import { formatDateTime } from '../format/formats.ts'
import { getErrorMessage } from './form-errors.ts'

interface SubmitErrorAlertProps {
  error: unknown
  /** @returns the label of a field by its name. */
  getLabel: (name: string) => string
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

function ErrorText({ error, getLabel }: SubmitErrorAlertProps) {
  const code = error instanceof ApiError ? error.code : undefined
  if (error instanceof ApiError && code === 'version_conflict') {
    return (
      <Alert tone="warning" title={`${authors(error.changes)} mudou este cadastro enquanto você editava`}>
        <Stack gap="sm">
          <Stack gap="xs" asChild>
            <ul>
              {error.changes.map((change, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a field may change twice, and the list never does.
                <Change key={index} change={change} getLabel={getLabel} />
              ))}
            </ul>
          </Stack>
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

function Change({
  change: { field, from, to, actor, at },
  getLabel,
}: {
  change: ConflictingChange
  getLabel: SubmitErrorAlertProps['getLabel']
}) {
  return (
    <li>
      <Text>
        {`${getLabel(field.replace(/^\//, '').replaceAll('/', '.'))}: `}
        <del>{formatChange(from)}</del>
        {' → '}
        <ins>{formatChange(to)}</ins>
      </Text>
      <Text size="sm" tone="subtle">{`${actor?.name ?? 'Sistema'}, ${formatDateTime(at)}`}</Text>
    </li>
  )
}

function authors(changes: readonly ConflictingChange[]): string {
  const names = [...new Set(changes.map(({ actor }) => actor?.name ?? 'O sistema'))]
  return new Intl.ListFormat('pt-BR').format(names.length > 0 ? names : ['Outra pessoa'])
}

function formatChange(value: ConflictingChange['from']): string {
  if (value === null || value === '') return '(vazio)'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  return String(value)
}
