/** What a test does on a page of `pages/`, with real keys and pointers. */
import { expect, inject } from 'vitest'
import type { EngineWindow, Point } from './engine.ts'

/** The element of a control that a person types into or presses. */
const focusable = 'input:not([type="hidden"]), textarea, button'

/** @returns the selector of the control with a name. */
export const control = (name: string) => `[data-control="${name}"] :is(${focusable})`

/** A page that is open in a window. */
export class Page {
  readonly window: EngineWindow

  constructor(window: EngineWindow) {
    this.window = window
  }

  /** Opens one of the pages of `pages/main.tsx`. */
  async open(name: string): Promise<void> {
    // Another hash alone would not load the page again.
    await this.window.open('about:blank')
    await this.window.open(new URL(`#${name}`, inject('pages')).href)
    await this.waitFor('button')
  }

  /**
   * Opens a page whose code that is loaded later waits.
   *
   * @returns a function that lets the code arrive.
   */
  async openHeld(name: string): Promise<() => Promise<unknown>> {
    const files = new URL(`held/${crypto.randomUUID().replaceAll('-', '')}/`, inject('pages'))
    await this.window.open('about:blank')
    await this.window.open(new URL(`index.html#${name}`, files).href)
    await this.waitFor('button')
    await fetch(new URL('hold', files))
    return () => fetch(new URL('release', files))
  }

  /** Waits until an element exists and is visible. */
  async waitFor(selector: string): Promise<void> {
    await expect
      .poll(() => this.window.run((css) => document.querySelector(css)?.checkVisibility(), selector))
      .toBe(true)
  }

  /** Moves the pointer over the middle of an element. @returns where that is. */
  async hover(selector: string): Promise<Point> {
    await this.waitFor(selector)
    const [x, y] = await this.window.run((css) => {
      const element = document.querySelector(css) as Element
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height / 2] as const
    }, selector)
    await this.window.move(x, y)
    return [x, y]
  }

  async click(selector: string): Promise<void> {
    await this.hover(selector)
    await this.window.pressPointer()
  }

  /** Presses the pointer on an element, moves it by a distance and releases it. */
  async drag(selector: string, distance: { x: number; y: number }): Promise<void> {
    const [x, y] = await this.hover(selector)
    await this.window.drag([x, y], [x + distance.x, y + distance.y])
  }

  /** Moves the focus by script. */
  focus(selector: string): Promise<void> {
    return this.window.run((css) => {
      const element = document.querySelector<HTMLInputElement>(css)
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      element?.focus()
    }, selector)
  }

  getValue(selector: string): Promise<string | undefined> {
    return this.window.run((css) => document.querySelector<HTMLInputElement>(css)?.value, selector)
  }

  /** @returns the entries that a form submits, texts only. */
  getFormData(selector = 'form'): Promise<[string, string][]> {
    return this.window.run((css) => {
      const form = document.querySelector(css) as HTMLFormElement
      return [...new FormData(form)].map(([name, value]) => [name, String(value)] as [string, string])
    }, selector)
  }

  getSubmissions(selector: string): Promise<number> {
    return this.window.run(
      (css) => Number(document.querySelector<HTMLElement>(css)?.dataset.submissions ?? 0),
      selector,
    )
  }

  /** @returns the name of the element with the focus: its label, or its text. */
  getFocused(): Promise<string> {
    return this.window.run(() => {
      const element = document.activeElement as HTMLInputElement
      const text = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent ?? ''
      return element === document.body ? 'body' : text.trim()
    })
  }

  /** @returns the name of the control with the focus. */
  getFocusedControl(): Promise<string | null> {
    return this.window.run(
      () => document.activeElement?.closest<HTMLElement>('[data-control]')?.dataset.control ?? null,
    )
  }

  /** @returns the role of the overlay with the focus inside. */
  getFocusedLayer(): Promise<string | null> {
    return this.window.run(() => {
      const layer = document.activeElement?.closest('[role="dialog"], [role="menu"], [role="listbox"]')
      return layer?.getAttribute('role') ?? null
    })
  }

  /** @returns the roles of the open overlays. */
  getLayers(): Promise<string[]> {
    return this.window.run(() =>
      [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"]')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
        .map((element) => element.getAttribute('role') ?? ''),
    )
  }

  /** @returns whether the element with the focus, or one around or next to it in its control, draws an outline. */
  hasFocusRing(): Promise<boolean> {
    return this.window.run(() => {
      const element = document.activeElement as Element
      const drawing = [element, ...(element.parentElement?.children ?? [])]
      for (let one = element.parentElement; one && !one.hasAttribute('data-control'); one = one.parentElement)
        drawing.push(one)
      return drawing.some((one) =>
        [undefined, '::after'].some((pseudo) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one, pseudo)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        }),
      )
    })
  }
}
