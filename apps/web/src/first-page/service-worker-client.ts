import { toTrustedScriptUrl } from '../lib/browser/trusted-script-url.ts'

/** Milliseconds between two checks for a new version, in a page that stays open. */
const updateInterval = 3_600_000

let watching: Promise<void> | undefined

/**
 * Registers the service worker, which stores the files of the application. Later calls have no effect.
 * @param onUpdate called with a new version that is installed, and waits until `activateUpdate`.
 */
export function watchServiceWorker(onUpdate: (worker: ServiceWorker) => void): Promise<void> {
  watching ??= watch(onUpdate)
  return watching
}

async function watch(onUpdate: (worker: ServiceWorker) => void): Promise<void> {
  // Absent on origins that are not secure.
  if (!navigator.serviceWorker) return
  const registration = await navigator.serviceWorker.register(toTrustedScriptUrl('malote-service-worker', '/sw.js'))
  const report = () => {
    // The first version does not wait.
    if (registration.active && registration.waiting) onUpdate(registration.waiting)
  }
  report()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', report))
  setInterval(() => void registration.update().catch(() => undefined), updateInterval)
}

/** Milliseconds. The browser starts a new version only when the old one has no request, which can take minutes. */
const longestActivation = 3000

/** Starts a new version, and reloads this page with it. Other pages keep theirs until they are reloaded. */
export function activateUpdate(worker: ServiceWorker): void {
  const reload = () => window.location.reload()
  worker.addEventListener('statechange', () => {
    if (worker.state === 'activated') reload()
  })
  worker.postMessage('update')
  setTimeout(() => void removeServiceWorker().finally(reload), longestActivation)
}

/** Removes the service worker, so that a reload loads the deployed version. That version registers it again. */
export async function removeServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.unregister()
}
