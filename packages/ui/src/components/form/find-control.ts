const isEnabledElement = (node: Node): node is HTMLElement => node instanceof HTMLElement && !node.matches(':disabled')

/**
 * Returns the visible control for a name in a form. A hidden input references its control by id, or directly follows
 * it. Ids are also accepted.
 */
export function findControl(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const named = form?.elements.namedItem(name) ?? document.getElementById(name)
  const element = named instanceof RadioNodeList ? [...named].find(isEnabledElement) : named
  if (!(element instanceof HTMLElement)) return null
  if (!(element instanceof HTMLInputElement) || (element.type !== 'hidden' && !element.hidden)) return element
  const { control } = element.dataset
  const visibleControl = control ? document.getElementById(control) : element.previousElementSibling
  return visibleControl instanceof HTMLElement ? visibleControl : null
}
