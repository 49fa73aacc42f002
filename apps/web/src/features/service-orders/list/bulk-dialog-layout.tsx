import { Alert, Button, Dialog, Form, type FormError, ProgressBar, Stack, Text } from '@malote/ui'
import type { ReactNode } from 'react'
import { formatCount, formatOrderCount } from '../../../lib/format/formats.ts'
import { getErrorMessage } from '../../../lib/forms/form-errors.ts'

interface BulkDialogLayoutProps {
  /** The label of the action. */
  label: string
  count: number
  /** Explains why the action applies to fewer orders than selected. */
  fewerOrdersNote?: ReactNode
  errors: readonly FormError[]
  bulk: { isPending: boolean; error: Error | null }
  /** The number of processed orders. */
  done: number
  submitLabel: string
  backLabel?: string
  tone?: 'primary' | 'danger'
  onSubmit: (form: FormData) => void
  onClose: () => void
  children: ReactNode
}

/** The dialog of a bulk action: fields, number of orders and progress. It stays open until all batches are sent. */
export function BulkDialogLayout(props: BulkDialogLayoutProps) {
  const {
    label,
    count,
    fewerOrdersNote,
    errors,
    bulk,
    done,
    submitLabel,
    backLabel = 'Voltar',
    tone = 'primary',
  } = props
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !bulk.isPending && props.onClose()}>
      <Dialog.Content title={`${label}: ${formatOrderCount(count)}`}>
        <Form
          onSubmit={(event) => {
            event.preventDefault()
            props.onSubmit(new FormData(event.currentTarget))
          }}
          aria-label={label}
          errors={errors}
          pending={bulk.isPending}
        >
          <Stack gap="md">
            {fewerOrdersNote && <Text>{fewerOrdersNote}</Text>}
            {bulk.error && <Alert tone="danger" title={getErrorMessage(bulk.error)} />}
            {props.children}
            {bulk.isPending && (
              <ProgressBar
                label="Enviando"
                value={done}
                max={count}
                valueText={`${formatCount(done)} de ${formatOrderCount(count)}`}
              />
            )}
          </Stack>
          <Dialog.Footer>
            <Button tone="neutral" variant="outline" disabled={bulk.isPending} onClick={props.onClose}>
              {backLabel}
            </Button>
            <Button type="submit" tone={tone} pending={bulk.isPending}>
              {submitLabel}
            </Button>
          </Dialog.Footer>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
