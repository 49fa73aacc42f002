/** Whether a part of the app's own code did not arrive: each browser says so in its own words. */
export const isMissingPart = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|importing a module script failed/i.test(error.message)

const key = (message: string) => `tanstack_router_reload:${message}`

/**
 * Keeps the router from loading the page anew as soon as a part is missing: without a server that leaves the browser's
 * own error page. The state of the page does it instead, once somebody answers.
 */
export function watchMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => remember(payload, 'missing'))
}

/** Whether the page was loaded anew for this part already: then that does not help, and must not go on for ever. */
export const reloadedFor = (error: Error): boolean => read(error) === 'reloaded'

/** Loads the page anew: with it come the parts of the version that is there now. */
export function reloadFor(error: Error): void {
  remember(error, 'reloaded')
  window.location.reload()
}

function read({ message }: Error): string | null {
  try {
    return sessionStorage.getItem(key(message))
  } catch {
    return 'reloaded'
  }
}

function remember(error: Error, what: 'missing' | 'reloaded'): void {
  try {
    if (read(error) !== 'reloaded') sessionStorage.setItem(key(error.message), what)
  } catch {
    // Storage can be refused: the page then asks before it loads anew.
  }
}
