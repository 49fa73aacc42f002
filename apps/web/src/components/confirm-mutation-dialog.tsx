import { ConfirmDialog, toast } from '@malote/ui'
import type { UseMutationResult } from '@tanstack/react-query'
import { tellError } from '../lib/http/notify-error'

/** What is said once an act is done. */
interface Done {
  title: string
  description?: string | undefined
}

/** How an act is asked about, and how its outcome is told. */
export interface ActWords<Output = unknown> {
  /** The question: "Suspender Padaria Boa Vida?" */
  title: string
  /** What will follow, and what cannot be undone. */
  text: string
  /** A verb and its object, as is the way back. */
  confirm: string
  cancel: string
  /** Absent where what follows says it; a function where it depends on what came of it. */
  done?: string | ((output: Output) => Done) | undefined
  failed: string
}

interface ActDialogProps<Output, Input> {
  words: ActWords<Output>
  /** `primary` for what gives something back; what takes something away starts on the way back. */
  tone?: 'primary' | 'danger'
  mutation: Pick<UseMutationResult<Output, Error, Input>, 'mutate' | 'isPending'>
  /** What the mutation is called with. */
  input: NoInfer<Input>
  /** What the question depends on is still on its way. */
  waiting?: boolean
  /** After it was done and told. */
  onDone?: (output: Output) => void
  onClose: () => void
}

/** Asks before an act, does it, and says what came of it. Shown as long as it stands there. */
export function ActDialog<Output, Input>(props: ActDialogProps<Output, Input>) {
  const { words, tone = 'danger', mutation, input, waiting = false, onDone, onClose } = props
  const tell = (output: Output) => {
    if (!words.done) return
    const { title, ...more } = typeof words.done === 'string' ? { title: words.done } : words.done(output)
    toast.success(title, more)
  }
  const act = () =>
    mutation.mutate(input, {
      onSuccess: (output) => {
        onClose()
        tell(output)
        onDone?.(output)
      },
      onError: (error) => {
        onClose()
        tellError(error, words.failed)
      },
    })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      tone={tone}
      pending={mutation.isPending || waiting}
      onConfirm={act}
    >
      {words.text}
    </ConfirmDialog>
  )
}
