/**
 * Runs in the browser. Returns the colour of the surface in each theme: on parts of the page, on parts of the other theme,
 * and on the page whose `color-scheme` a script sets.
 */
export function readThemes(): Record<'light' | 'dark', string[]> {
  const addPart = (parent: Element, theme: string) => {
    const part = parent.appendChild(document.createElement('div'))
    part.dataset.theme = theme
    part.style.background = 'var(--malote-surface)'
    return part
  }
  const readColor = (element: Element) => getComputedStyle(element).backgroundColor
  const readScripted = (scheme: string) => {
    document.documentElement.style.colorScheme = scheme
    document.body.style.background = 'var(--malote-surface)'
    return readColor(document.body)
  }
  const dark = addPart(document.body, 'dark')
  const light = addPart(document.body, 'light')
  return {
    light: [readColor(light), readColor(addPart(dark, 'light')), readScripted('light')],
    dark: [readColor(dark), readColor(addPart(light, 'dark')), readScripted('dark')],
  }
}
