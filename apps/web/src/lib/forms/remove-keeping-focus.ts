import { flushSync } from 'react-dom'

/**
 * Removes an entry of a list in a form by its button. The removed button would lose the focus, so it moves to the same
 * button of the next entry, of the last one, or to the button that adds an entry. The buttons name their list in
 * `data-removes` and `data-adds`.
 */
export function removeKeepingFocus(button: HTMLElement, remove: () => void): void {
  const form = button.closest('form')
  const list = button.dataset.removes
  const findAll = () => [...(form?.querySelectorAll<HTMLElement>(`[data-removes="${list}"]`) ?? [])]
  const index = findAll().indexOf(button)
  flushSync(remove)
  const left = findAll()
  const target = left[index] ?? left.at(-1) ?? form?.querySelector<HTMLElement>(`[data-adds="${list}"]`)
  target?.focus()
}
