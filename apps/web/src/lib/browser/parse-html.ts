/** Trusted types require a policy where text becomes elements. The browser creates a policy of this name once. */
const createPolicy = () => {
  try {
    return globalThis.trustedTypes?.createPolicy('malote-pasted-html', { createHTML: (html: string) => html })
  } catch {
    return undefined
  }
}
let policy: ReturnType<typeof createPolicy>

/**
 * Parses HTML into a document without a window: nothing in it runs, and nothing is loaded. Undefined where the browser rejects
 * the text, because a proxy has changed the headers of the page.
 */
export function parseHtml(html: string): Document | undefined {
  policy ??= createPolicy()
  try {
    return new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
  } catch {
    return undefined
  }
}
