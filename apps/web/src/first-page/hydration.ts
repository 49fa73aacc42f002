/** Whether React handles the events of the element. It notes its properties in each element that it hydrates. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** Whether a part of the page is not hydrated: its code is still loaded, or React has not had the time. */
export const hasWaitingPart = (): boolean =>
  [...document.querySelectorAll('#root :is(button, input, textarea)')].some((control) => !isHydrated(control))

/**
 * Hydrates the frame and the page, which React does for the target of an event; otherwise it would do so in its pauses, and the page
 * would respond later. A part whose code is still loading keeps its markup. Not within an effect, where React does not begin.
 */
export const hydratePage = (): boolean | undefined =>
  document.querySelector('#root h1')?.dispatchEvent(new Event('mousedown', { bubbles: true }))

/** Milliseconds after which a part whose code does not arrive is no longer waited for. */
const longestWaitMs = 10_000

/**
 * Resolves when the page is hydrated. React hydrates the frame and the page in separate tasks, and the browser is idle only
 * after the last of them. Safari has no idle callbacks: there the controls of the page show it.
 */
export async function waitForHydration(): Promise<void> {
  if ('requestIdleCallback' in window) {
    await new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: longestWaitMs }))
    return
  }
  await pause()
  await waitForWaitingParts()
}

/** Resolves when the page is hydrated, with the parts whose code is loaded later. */
export async function waitForParts(): Promise<void> {
  await waitForHydration()
  await waitForWaitingParts()
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

async function waitForWaitingParts(): Promise<void> {
  const end = performance.now() + longestWaitMs
  while (hasWaitingPart() && performance.now() < end) await pause()
}
