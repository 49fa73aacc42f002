import type { ComponentProps, SyntheticEvent } from 'react'

type FormHandlers = Pick<ComponentProps<'div'>, 'onSubmit' | 'onReset'>

/**
 * Keeps the events of forms inside an overlay. React passes them on to the components around the overlay, so that a form
 * around a dialog would be submitted with the form in it. Only React stops: listeners of the document are called.
 *
 * @returns the handlers of the content of the overlay; those of the consumer are called first.
 */
export function keepFormEvents({ onSubmit, onReset }: FormHandlers): FormHandlers {
  const keep =
    <Event extends SyntheticEvent>(consumer: ((event: Event) => void) | undefined) =>
    (event: Event) => {
      consumer?.(event)
      event.isPropagationStopped = () => true
    }
  return { onSubmit: keep(onSubmit), onReset: keep(onReset) }
}
