import { type ConfirmOptions, confirm, toast } from '@malote/ui'
import { notifyError } from '../http/notify-error.ts'

/** The notification after a success. */
interface SuccessText {
  title: string
  description?: string | undefined
}

/** The texts of a confirmation and of its notifications. */
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

interface Confirmation<Output> {
  texts: ConfirmTexts<Output>
  /** `danger` for destructive actions: the cancel button has the initial focus. `primary` for the others. */
  tone?: ConfirmOptions['tone']
  /** Absent where there is nothing to do: the dialog only informs. */
  action?: (() => Promise<Output>) | undefined
}

/**
 * Confirms and runs an action, and reports its result.
 *
 * @param loading - The confirmation that depends on data. Until it arrives, the first one is shown and cannot be confirmed.
 * @returns the result; `undefined` when the user has cancelled or the action has failed.
 */
export async function confirmAction<Output>(
  first: Confirmation<Output>,
  loading?: Promise<Confirmation<Output>>,
): Promise<{ output: Output } | undefined> {
  let shown = first
  let result: { output: Output } | undefined
  const toOptions = ({ texts, tone = 'danger', action }: Confirmation<Output>): ConfirmOptions => ({
    title: texts.title,
    text: texts.text,
    confirmLabel: texts.confirm,
    cancelLabel: texts.cancel,
    tone,
    action:
      action &&
      (async () => {
        result = { output: await action() }
      }),
  })
  const showLoaded = (next: Confirmation<Output>) => {
    shown = next
    return toOptions(next)
  }
  try {
    await confirm({ ...toOptions(first), loading: loading?.then(showLoaded) })
  } catch (error) {
    notifyError(error, shown.texts.failed)
    return undefined
  }
  const { done } = shown.texts
  if (result && done) {
    const { title, ...more } = typeof done === 'string' ? { title: done } : done(result.output)
    toast.success(title, more)
  }
  return result
}
