import type { EarlyOverlays } from './early-overlays.ts'
import { hasWaitingPart, isHydrated, waitForHydration } from './hydration.ts'

interface Recorded<Target extends Element> {
  target: Target
  /** The name and the label of the target, by which it is found when the application has replaced it. */
  name: string | undefined
  label: string | null
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What the user did before the application responded. */
export type RecordedAction =
  | ({ type: 'text'; value: string } & Recorded<Field>)
  | ({ type: 'files'; files: File[] } & Recorded<HTMLInputElement>)
  | ({ type: 'click'; init: MouseEventInit } & Recorded<HTMLElement>)
  | ({ type: 'key'; init: KeyboardEventInit } & Recorded<HTMLElement>)
  | ({ type: 'submit'; submitter: HTMLElement | null } & Recorded<HTMLFormElement>)

interface InputRecording {
  /** In the order in which they happened; the user may add more until the recording stops. */
  actions: RecordedAction[]
  /** The menus and popovers that are shown before the application opens its own. */
  overlays: EarlyOverlays
  /** Whether an input method is composing text, which a changed value would end. */
  isComposing: () => boolean
  /** The text of its label, or its own text. */
  getLabel: (element: Element) => string | null
  stop: () => void
  /** Whether an action is being repeated; its events are not recorded. */
  isReplaying?: boolean
  /**
   * Whether only input is still recorded that nothing handles yet: in parts of the page whose code is loaded, and
   * shortcuts, which belong to no part.
   */
  onlyWaiting?: boolean
}

declare global {
  interface Window {
    /** What the boot script records until the application responds; absent when it shows no markup before. */
    maloteInput?: InputRecording
  }
}

const pause = (milliseconds?: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Milliseconds after which a part whose code was not loaded is given up. */
const longestWaitMs = 30_000

/** Repeats in order what the user did before the application responded, then ends the recording. */
export async function replayInput(recording = window.maloteInput): Promise<void> {
  if (!recording) return
  const { actions, isComposing, stop } = recording
  const end = performance.now() + longestWaitMs
  const isWaiting = () => performance.now() < end && hasWaitingPart()
  // After the effects of the first render.
  if (actions.length > 0) await pause()
  const userFocus = document.activeElement
  while (actions.length > 0 || !recording.onlyWaiting || isWaiting()) {
    if (actions.length === 0) {
      // A second time, a part is still waiting for its code.
      if (recording.onlyWaiting) await pause(50)
      // The frame, which handles shortcuts, is hydrated after the root.
      recording.onlyWaiting = true
      await waitForHydration()
      continue
    }
    if (isComposing()) {
      await new Promise((resolve) => document.addEventListener('compositionend', resolve, { once: true }))
    }
    const action = actions.shift()
    if (!action) continue
    if (action.type === 'key') await waitForHydration()
    else await waitForTarget(action, recording)
    action.target.removeAttribute('data-pressed')
    // Only while events are dispatched: what the user does in between is recorded.
    recording.isReplaying = true
    replay(action, recording, userFocus)
    recording.isReplaying = false
    if (action.target === recording.overlays.getShown()?.trigger) await replaceOverlay(recording.overlays)
    await pause()
  }
  stop()
}

/** Closes the shown overlay when that of the application has replaced it, or after ten seconds, when its code has failed. */
async function replaceOverlay({ getShown, close }: EarlyOverlays): Promise<void> {
  const box = getShown()?.box
  const isOpen = (overlay: Element) => !box?.contains(overlay) && !overlay.querySelector('[data-slot=loader]')
  for (let attempt = 0; attempt < 200; attempt++) {
    const overlay = [...document.querySelectorAll('[role=menu], [role=dialog]')].find(isOpen)
    if (overlay) {
      await Promise.allSettled(overlay.getAnimations().map(({ finished }) => finished))
      break
    }
    await pause(50)
  }
  close()
}

function replay(action: RecordedAction, recording: InputRecording, userFocus: Element | null): void {
  const target = findTarget(action, recording)
  if (action.type === 'key') pressKey(target, action.init, userFocus)
  else if (!target) return
  else if (action.type === 'text') enterText(target as Field, action.value)
  else if (action.type === 'files') chooseFiles(target as HTMLInputElement, action.files)
  else if (action.type === 'submit') (target as HTMLFormElement).requestSubmit(action.submitter)
  else target.dispatchEvent(new MouseEvent('click', { ...action.init, bubbles: true, cancelable: true }))
}

/** What a page has at most a few of, each with a label. Other elements, such as the page's margin, are not waited for. */
const controls = 'button, summary, input, select, textarea, form, [role]'

/** Waits until the target, or what replaces it, is hydrated: at most ten seconds, such as until its code is loaded. */
async function waitForTarget(action: RecordedAction, recording: InputRecording): Promise<void> {
  for (let attempt = 0; attempt < 200 && action.target.matches(controls); attempt++) {
    const target = findTarget(action, recording)
    // Hydrates the part of the page that contains it, if its code is loaded.
    target?.dispatchEvent(new Event('mousedown', { bubbles: true }))
    if (target && isHydrated(target)) return
    await pause(50)
  }
}

/** @returns the target, or the only element of the same kind with the same name or label, which has replaced it. */
function findTarget({ target, name, label }: RecordedAction, { getLabel }: InputRecording): HTMLElement | undefined {
  if (target.isConnected) return target
  const role = target.getAttribute('role')
  const others = [...document.querySelectorAll<HTMLElement>(target.localName)].filter(
    (element) => element.getAttribute('role') === role,
  )
  const withName = name ? others.filter((element) => element.getAttribute('name') === name) : []
  // A generated name differs in the markup of an overlay that was shown before.
  const matches = withName.length > 0 ? withName : others.filter((element) => getLabel(element) === label)
  return matches.length === 1 ? matches[0] : undefined
}

/**
 * Enters a text like the user. React compares it with the value that the field had when it was hydrated, which is already
 * the text of the user, so the field first gets the value that the server has rendered.
 */
function enterText(field: Field, value: string): void {
  const isFocused = document.activeElement === field
  const [start, end] = field instanceof HTMLSelectElement ? [] : [field.selectionStart, field.selectionEnd]
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue
  setNativeValue(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  // A field that formats its text has moved the caret itself.
  if (!isFocused) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  else if (start != null && field.value === value) (field as HTMLInputElement).setSelectionRange(start, end ?? start)
}

/** Chooses files like the user: also in a field that the application has rendered again or emptied. */
function chooseFiles(field: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  field.files = transfer.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Sets the value past the property with which React observes it. */
function setNativeValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

/**
 * Presses a key where an action before it has moved the focus, or else in the element that had the focus when it was pressed.
 *
 * @param userFocus Where the user had moved the focus before the first action was repeated.
 */
function pressKey(target: Element | undefined, init: KeyboardEventInit, userFocus: Element | null): void {
  const focused = document.activeElement ?? document.body
  const receiver = target && (focused === document.body || focused === userFocus) ? target : focused
  const isHandled = !receiver.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))
  receiver.dispatchEvent(new KeyboardEvent('keyup', { ...init, bubbles: true, cancelable: true }))
  if (isHandled || init.ctrlKey || init.metaKey) return
  // What the browser does itself for a trusted key.
  const now = document.activeElement
  const isMeant = now === receiver || now !== focused
  if (init.key?.length === 1 && isMeant && now?.matches('input, textarea'))
    document.execCommand('insertText', false, init.key)
  if (init.key !== 'Enter') return
  if (receiver.matches('button, summary')) (receiver as HTMLElement).click()
  else if (receiver instanceof HTMLInputElement && receiver.form) submitImplicitly(receiver.form)
}

/** Submits a form like Enter in one of its fields: by its first submit button. */
function submitImplicitly(form: HTMLFormElement): void {
  const button = [...form.elements].find(
    (element): element is HTMLButtonElement => element instanceof HTMLButtonElement && element.type === 'submit',
  )
  if (!button) form.requestSubmit()
  else if (!button.disabled) button.click()
}
