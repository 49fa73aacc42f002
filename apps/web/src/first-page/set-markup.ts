// Part of the boot script.

/** TypeScript has no type of it yet. Absent in Safari, and in other browsers until 2026. */
type SetHtml = ((html: string, options: { sanitizer: object }) => void) | undefined

/** Elements and attributes that could run a script, as in the specification of `setHTML`. */
const unsafeElements = 'script, iframe, frame, object, embed, use'
const unsafeValue = /^javascript:/i

/**
 * Trusted types require a policy where text becomes elements. The browser creates a policy of this name once: no other
 * script can have it, and this one is private to the boot script.
 */
const createPolicy = () => {
  try {
    return window.trustedTypes?.createPolicy('malote-page', { createHTML: (markup: string) => markup })
  } catch {
    // A proxy has changed the headers. The parser will reject the text, and the application renders the page itself.
    return undefined
  }
}
const policy = createPolicy()

/** Does the same as `setHTML`. */
function parse(markup: string): ChildNode[] {
  // In an element: otherwise the parser would move the first title or link to the head.
  const text = `<body><div>${markup}`
  // In a document without a window nothing runs and nothing is loaded.
  const parsed = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html')
  for (const element of parsed.querySelectorAll(unsafeElements)) element.remove()
  for (const element of parsed.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      // URLs are read without spaces and control characters.
      if (/^on/i.test(name) || unsafeValue.test(value.replace(/[\0-\x20]/g, ''))) element.removeAttribute(name)
    }
  }
  return [...(parsed.body.firstChild?.childNodes ?? [])]
}

/** Sets markup that the server has rendered for this user, without anything in it that could run a script. */
export function setMarkup(target: HTMLElement, markup: string): void {
  const { setHTML } = target as { setHTML?: SetHtml }
  // Without a list, all other elements and attributes are kept.
  if (setHTML) setHTML.call(target, markup, { sanitizer: { comments: true, removeElements: [] } })
  else target.replaceChildren(...parse(markup))
  // The content security policy blocks style attributes, but not styles that a script sets.
  for (const element of target.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
}
