import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tooltip } from './components/tooltip/tooltip.tsx'
import { type CommonProps, clickableComponents, controls, triggers } from './testing/contract-cases.tsx'

/* The contract of every trigger and control: the consumer's handlers are called, `ref` points to the focusable
      element, a form resets it, and it does not change while read-only or disabled. */

const focusable = 'button, a[href], textarea, input:not([type="hidden"]), [tabindex="0"]'
const firstFocusable = (root: Element) =>
  (root.matches(focusable) ? root : root.querySelector(focusable)) as HTMLElement
const handlerNames = [
  'onPointerEnter',
  'onPointerDown',
  'onMouseDown',
  'onFocus',
  'onKeyDown',
  'onKeyUp',
  'onClick',
  'onContextMenu',
  'onBlur',
] as const

/** Fires every event on a control, without waiting for its reaction. */
function fireAll(element: HTMLElement) {
  const options = { bubbles: true, cancelable: true }
  element.dispatchEvent(new PointerEvent('pointerover', options))
  element.dispatchEvent(new PointerEvent('pointerdown', { ...options, pointerType: 'mouse' }))
  element.dispatchEvent(new MouseEvent('mousedown', options))
  element.focus()
  element.dispatchEvent(new KeyboardEvent('keydown', { ...options, key: 'F9' }))
  element.dispatchEvent(new KeyboardEvent('keyup', { ...options, key: 'F9' }))
  element.dispatchEvent(new MouseEvent('contextmenu', { ...options, clientX: 5, clientY: 5 }))
  element.click()
  element.blur()
}

/** Renders it and returns the element of its `ref`. */
async function reach(show: (props: CommonProps) => ReactElement, props: CommonProps) {
  let reached: HTMLElement | undefined
  const ref = (element: HTMLElement | null) => {
    if (element) reached = element
  }
  const { container } = await render(show({ ...props, ref }))
  if (!reached || !container.contains(reached)) throw new Error('The ref leads to no element of the component.')
  return reached
}

interface ShownProps extends CommonProps {
  show: (props: CommonProps) => ReactElement
}

/** Passes on the props that a tooltip gives its single child. */
function Shown({ show, ...props }: ShownProps) {
  return show(props)
}

const named = new Set(triggers.map(({ name }) => name))
const everything = [...triggers, ...clickableComponents, ...controls.filter(({ name }) => !named.has(name))]

test.each(everything)('$name calls every handler', async ({ render: show }) => {
  const handlers = Object.fromEntries(handlerNames.map((name) => [name, vi.fn()])) as CommonProps
  const element = await reach(show, handlers)
  // Events inside a group bubble to the group.
  fireAll(firstFocusable(element))
  expect(handlerNames.filter((name) => vi.mocked(handlers[name])?.mock.calls.length === 0)).toEqual([])
})

test.each(everything)('$name has a ref to its focusable element', async ({ render: show }) => {
  const element = await reach(show, {})
  // As form libraries do for the first error.
  element.focus()
  expect(document.activeElement).toBe(firstFocusable(element))
})

test.each(everything)('$name keeps its ref while it renders again', async ({ render: show }) => {
  const ref = vi.fn()
  const screen = await render(show({ ref }))
  const before = ref.mock.calls.length
  await screen.rerender(show({ ref, onClick: () => {} }))
  expect(ref.mock.calls.slice(before)).toEqual([])
})

describe.each(triggers)('$name', ({ render: show }) => {
  const expanded = (container: Element) => firstFocusable(container).getAttribute('aria-expanded')

  test('stays closed when the consumer prevents the default of the click', async () => {
    const { container } = await render(show({ onClick: (event) => event.preventDefault() }))
    firstFocusable(container).click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(expanded(container)).toBe('false')
  })

  test('opens on a programmatic click, without pointer or focus', async () => {
    const { container } = await render(show({}))
    firstFocusable(container).click()
    await expect.poll(() => document.querySelector('[role="listbox"], [role="menu"], [role="dialog"]')).not.toBeNull()
    expect(expanded(container)).toBe('true')
  })

  test('shows the tooltip around it', async () => {
    const { container } = await render(
      <Tooltip content="O que abre">
        <Shown show={show} />
      </Tooltip>,
    )
    await userEvent.hover(firstFocusable(container))
    await expect.poll(() => document.querySelector('[data-slot="tooltip"]')?.textContent).toContain('O que abre')
  })
})

async function inForm(show: (props: CommonProps) => ReactElement, props: CommonProps) {
  const { container } = await render(<form>{show({ name: 'field', ...props })}</form>)
  const element = container.querySelector('form') as HTMLFormElement
  const sent = () => [...new FormData(element)].map(([, value]) => (value instanceof File ? value.name : value))
  return { element, sent }
}

/** Other ways to change a control: its buttons, and Esc. */
async function pressEverything(element: HTMLElement) {
  for (const button of element.querySelectorAll('button')) button.click()
  await userEvent.keyboard('{Escape}')
}

describe.each(controls)('$name in a form', ({ render: show, change }) => {
  test('restores its default when the form is reset', async () => {
    const { element, sent } = await inForm(show, {})
    const before = sent()
    await change(element)
    await expect.poll(sent).not.toEqual(before)
    element.reset()
    await expect.poll(sent).toEqual(before)
  })

  test('does not change while disabled, and is not submitted', async () => {
    const changed = vi.fn()
    const { element, sent } = await inForm(show, { disabled: true, onValueChange: changed, onCheckedChange: changed })
    await change(element)
    await pressEverything(element)
    expect(sent()).toEqual([])
    expect(changed).not.toHaveBeenCalled()
  })
})

test.each(controls)('$name does not change while read-only, and is submitted', async ({ render: show, change }) => {
  const changed = vi.fn()
  const { element, sent } = await inForm(show, { readOnly: true, onValueChange: changed, onCheckedChange: changed })
  const before = sent()
  await change(element)
  await pressEverything(element)
  expect(sent()).toEqual(before)
  expect(before).not.toEqual([])
  expect(changed).not.toHaveBeenCalled()
})

const labelled = controls.filter(({ name }) => /^(?!Search|DateRange).*Field$|Select|Combobox|Textarea/.test(name))
test.each(labelled)('a press on the label of $name focuses it and opens nothing', async ({ render: show }) => {
  const { container } = await render(show({}))
  const label = container.querySelector('label') as HTMLLabelElement
  await userEvent.click(label)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).toBe(label.control)
  expect(container.querySelector('[aria-expanded="true"]')).toBeNull()
})
