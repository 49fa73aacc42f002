// Part of the boot script.
import type { EarlyOverlays } from './early-overlays.ts'
import { isHydrated } from './hydration.ts'
import type { RecordedAction } from './replay-input.ts'

/**
 * Records what the user types, chooses and presses until the application responds, which then repeats it in this order
 * (replay-input.ts). Fields, links and keys that move the focus work without the application. `inert`
 * would do less, and compute the style of every element again.
 */
export function recordInput(
  overlays: EarlyOverlays,
  preloadOverlay: (opener: Element | null | undefined) => void,
): void {
  const recording = new AbortController()
  const actions: RecordedAction[] = []
  let composing = false
  const isField = (node: Element): node is HTMLInputElement =>
    node.matches(
      'textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit])',
    )
  const isControl = (node: Element) => node.closest('button, summary, input, [role], [tabindex]')
  /** What a press in the element presses: the drawing inside a button has no `click`. */
  const findPressed = (node: Element) => node.closest('button, label, summary, input, [role], tr') ?? node
  /** The text by which an element is found again when the application replaces it. */
  const getLabel = (node: Element) => {
    const id = node.getAttribute('aria-labelledby')?.split(' ')[0]
    const label = (node as HTMLInputElement).labels?.[0] ?? (id && document.getElementById(id)) ?? node
    return node.getAttribute('aria-label') ?? (label as Element).textContent
  }
  /** Whether the key has its effect without the application: it moves the focus, the caret or the page, or types. */
  const isNative = (event: KeyboardEvent, target: Element) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    if (isComposing || altKey || /^(?:Tab|Shift|Control|Meta|Alt|CapsLock|Dead|Process|Page|F\d)/.test(key)) return true
    if (ctrlKey || metaKey) return key !== 'k' && key !== 'Enter'
    if (isField(target)) return !/^(?:Enter|Escape)$/.test(key) || (key === 'Enter' && target.matches('textarea'))
    // A click follows, which is recorded.
    if (/^(?:Enter| )$/.test(key)) return target.matches('button, summary, input')
    // The browser presses the next radio button, which is recorded.
    return /^(?:Home|End|Arrow)/.test(key) && (target.matches('[type=radio]') || !isControl(target))
  }

  /** The press that opened the shown overlay. */
  let opening: RecordedAction | undefined
  /**
   * Closes the shown overlay by Esc, a second press of its trigger or a press outside of it, unless the user has already
   * pressed or typed something in it. Returns whether that is all that the event does.
   */
  const closeUnused = (event: Event, element: Element) => {
    const shown = overlays.getShown()
    const isEscape = event.type === 'keydown' && (event as KeyboardEvent).key === 'Escape'
    if (!shown || !(isEscape || event.type === 'click') || shown.box.contains(element)) return false
    const start = opening ? actions.indexOf(opening) : -1
    if (start < 0 || actions.slice(start).some(({ target }) => shown.box.contains(target))) return false
    actions.length = start
    overlays.close()
    return isEscape || element === shown.trigger
  }

  const record = (event: Event) => {
    const { type } = event
    const target = event.target as HTMLInputElement
    const { onlyWaiting, isReplaying } = window.maloteInput ?? {}
    if (!target.closest || (onlyWaiting && isReplaying)) return
    const element = type === 'click' ? findPressed(target) : target
    const base = { target: element, name: (element as HTMLInputElement).name, label: getLabel(element) }
    const add = (action: object) => actions.push({ ...action, ...base } as RecordedAction)
    if (onlyWaiting && target !== document.body) {
      // Hydrates the part of the page that contains the element. React removes a part whose code is still loaded.
      target.dispatchEvent(new Event('mousedown', { bubbles: true }))
      if (isHydrated(element)) return
    } else if (onlyWaiting && type !== 'keydown') return
    // The browser keeps the chosen files in the field, but the application empties a field that it renders.
    if (type === 'input' && target.type === 'file') {
      return add({ type: 'files', files: [...(target.files ?? [])] })
    }
    // A repeated press sends a form, for example, and the browser's events of that are trusted.
    if (!event.isTrusted || isReplaying || (type !== 'input' && target.closest('a[href]'))) return
    if (type === 'input') {
      if (!isField(target)) return
      const last = actions.at(-1)
      if (last?.target === target && last.type === 'text') last.value = target.value
      else add({ type: 'text', value: target.value })
      return
    }
    if (type === 'keydown' && isNative(event as KeyboardEvent, target)) return
    // A press between the items of an overlay.
    if (type === 'click' && element.matches('[data-early] :is([role=menu], [role=dialog])')) return
    // A press of a field only moves the caret.
    if (type === 'click' && isField(target) && !target.matches('[role=combobox]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (closeUnused(event, element)) return
    const { key, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent
    const init = { key, ctrlKey, metaKey, shiftKey }
    const last = actions.at(-1)
    if (type === 'keydown') return add({ type: 'key', init })
    // Enter after ArrowDown, for example, chooses the option to which the repeated key moves the focus.
    if (type === 'click' && last?.type === 'key' && last.target === element && !(event as MouseEvent).detail) {
      return add({ type: 'key', init: { key: 'Enter' } })
    }
    if (type === 'submit') return add({ type, submitter: (event as SubmitEvent).submitter })
    const isOpener = element.matches('[aria-haspopup]')
    // A second press of what opens would close it again.
    if (last?.target !== element || !isOpener) {
      add({ type, init })
      if (!onlyWaiting && isOpener && overlays.open(element)) {
        opening = actions.at(-1)
        return
      }
    }
    // The button of a password field: the repeated press shows the same.
    const field = element.parentElement?.previousElementSibling
    if (type === 'click' && field?.matches('input[autocomplete$=-password]')) {
      field.setAttribute('type', field.getAttribute('type') === 'text' ? 'password' : 'text')
    }
    // Acknowledges the press in the next paint (prerendered.css).
    element.toggleAttribute('data-pressed', element.matches('button, label, summary, input, [role^=menuitem]'))
  }
  const listen = (type: string, handler: (event: Event) => void) =>
    document.addEventListener(type, handler, { capture: true, signal: recording.signal })
  for (const type of ['click', 'keydown', 'input', 'submit']) listen(type, record)
  for (const type of ['pointerover', 'focusin'])
    listen(type, ({ target }) => preloadOverlay((target as Partial<Element>).closest?.('[aria-haspopup]')))
  for (const type of ['compositionstart', 'compositionend']) {
    listen(type, ({ target }) => {
      composing = type === 'compositionstart'
      // The components of @malote/ui report a text of this page themselves, but not during a composition.
      if (target instanceof HTMLElement) target.toggleAttribute('data-composing', composing)
    })
  }
  const stop = () => {
    recording.abort()
    overlays.close()
  }
  window.maloteInput = { actions, overlays, isComposing: () => composing, getLabel, stop }
}
