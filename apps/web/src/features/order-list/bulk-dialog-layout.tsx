import { ProgressBar, Text } from '@malote/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatCount, formatOrderCount } from '../../lib/format/formats.ts'
import { FormDialog, type FormDialogProps } from '../../lib/forms/form-dialog.tsx'

interface BulkDialogLayoutProps<Values extends FieldValues>
  extends Omit<FormDialogProps<Values>, 'title' | 'description' | 'size' | 'error' | 'pending'> {
  count: number
  /** Explains why the action applies to fewer orders than selected. */
  fewerOrdersNote?: ReactNode
  bulk: { isPending: boolean; error: Error | null }
  /** The number of processed orders. */
  done: number
}

/** The dialog of a bulk action: fields, number of orders and progress. It stays open until all batches are sent. */
export function BulkDialogLayout<Values extends FieldValues>(props: BulkDialogLayoutProps<Values>) {
  const { label, count, fewerOrdersNote, bulk, done, children, ...rest } = props
  return (
    <FormDialog
      {...rest}
      title={`${label}: ${formatOrderCount(count)}`}
      label={label}
      error={bulk.error}
      pending={bulk.isPending}
    >
      {fewerOrdersNote && <Text>{fewerOrdersNote}</Text>}
      {children}
      {bulk.isPending && (
        <ProgressBar
          label="Enviando"
          value={done}
          max={count}
          valueText={`${formatCount(done)} de ${formatOrderCount(count)}`}
        />
      )}
    </FormDialog>
  )
}
