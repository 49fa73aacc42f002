/**
 * Prepares jsdom for tests of an application that uses the components: `setupFiles: ['@malote/ui/testing']` in Vitest.
 * Adds the browser interfaces that jsdom lacks, where they are missing, and loads every overlay, so that a
 * menu, list or dialog opens in the same step as the click.
 */
import { preloadOverlays } from './index.ts'

/** Observes nothing: elements have no size in jsdom. */
class InertObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** A media query that never matches: light theme, wide screen, pointer without hover. */
function matchNoMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  })
}

/** Defines the members that the target does not have. */
function addMissing(target: object, members: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(members)) {
    if (Reflect.get(target, name) === undefined) {
      Object.defineProperty(target, name, { value, configurable: true, writable: true })
    }
  }
}

// Setup files also run for tests in Node's environment, which has no elements.
if (typeof Element !== 'undefined') {
  addMissing(globalThis, {
    ResizeObserver: InertObserver,
    IntersectionObserver: InertObserver,
    matchMedia: matchNoMedia,
  })
  addMissing(Element.prototype, {
    scrollIntoView() {},
    scrollTo() {},
    hasPointerCapture: () => false,
    setPointerCapture() {},
    releasePointerCapture() {},
    getAnimations: () => [],
  })
  // Before version 31, jsdom has no style sheets of scripts.
  addMissing(document, { adoptedStyleSheets: [] })
  addMissing(CSSStyleSheet.prototype, { replaceSync() {} })
  await preloadOverlays()
}
