import { ConfirmDialog, toast } from '@malote/ui'
import type { UseMutationResult } from '@tanstack/react-query'
import { notifyError } from '../lib/http/notify-error.ts'

/** The notification after a success. */
interface SuccessText {
  title: string
  description?: string | undefined
}

/** The texts of the dialog and of its notifications. */
export interface ConfirmTexts<Output = unknown> {
  /** The question: "Suspender Padaria Boa Vida?" */
  title: string
  /** The consequences, and what cannot be undone. */
  text: string
  /** Button label with verb and object; the cancel label has the same form. */
  confirm: string
  cancel: string
  /** Absent where the page shows the result itself; a function where the text depends on the result. */
  done?: string | ((output: Output) => SuccessText) | undefined
  failed: string
}

interface ConfirmMutationDialogProps<Output, Input> {
  texts: ConfirmTexts<Output>
  /** `danger` for destructive actions: the cancel button has the initial focus. `primary` for the others. */
  tone?: 'primary' | 'danger'
  mutation: Pick<UseMutationResult<Output, Error, Input>, 'mutate' | 'isPending'>
  /** The variables of the mutation. */
  input: NoInfer<Input>
  /** Whether data that the text depends on is still loading. */
  waiting?: boolean
  /** Called after the success notification. */
  onDone?: (output: Output) => void
  onClose: () => void
}

/** Confirms and runs a mutation, and reports its result. Open as long as it is mounted. */
export function ConfirmMutationDialog<Output, Input>(props: ConfirmMutationDialogProps<Output, Input>) {
  const { texts, tone = 'danger', mutation, input, waiting = false, onDone, onClose } = props
  const notifySuccess = (output: Output) => {
    if (!texts.done) return
    const { title, ...more } = typeof texts.done === 'string' ? { title: texts.done } : texts.done(output)
    toast.success(title, more)
  }
  const confirm = () =>
    mutation.mutate(input, {
      onSuccess: (output) => {
        onClose()
        notifySuccess(output)
        onDone?.(output)
      },
      onError: (error) => {
        onClose()
        notifyError(error, texts.failed)
      },
    })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      tone={tone}
      pending={mutation.isPending || waiting}
      onConfirm={confirm}
    >
      {texts.text}
    </ConfirmDialog>
  )
}
