const isFree = (node: Node): node is HTMLElement => node instanceof HTMLElement && !node.matches(':disabled')

/**
 * The control that people see for a name in a form. Where a hidden input carries the value, it names that control, or
 * stands right after it. An id is found too.
 */
export function findControl(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const named = form?.elements.namedItem(name) ?? document.getElementById(name)
  const element = named instanceof RadioNodeList ? [...named].find(isFree) : named
  if (!(element instanceof HTMLElement)) return null
  if (!(element instanceof HTMLInputElement) || element.type !== 'hidden') return element
  const { control } = element.dataset
  const shown = control ? document.getElementById(control) : element.previousElementSibling
  return shown instanceof HTMLElement ? shown : null
}
