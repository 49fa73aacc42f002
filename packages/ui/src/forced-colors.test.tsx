import type {} from '@vitest/browser-playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './components/button/index.ts'
import { IconButton } from './components/icon-button/index.ts'
import { clickableComponents, controls, triggers } from './testing/contract-cases.tsx'

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })

beforeAll(() => emulate('active'))
afterAll(() => emulate('none'))

const focusable = 'button, a[href], textarea, input:not([type="hidden"]), [tabindex="0"]'

/**
 * A control that is hidden visually, or is a part of another one, is drawn by an element around or next to it; the
 * input of a CodeField by the cells next to it.
 */
function getDrawn(element: Element, container: Element): Element[] {
  const around: Element[] = []
  for (let one = element.parentElement; one && one !== container; one = one.parentElement) around.push(one)
  const siblings = [...(element.parentElement?.children ?? [])]
  const isCode = element.matches('[data-slot="code-input"]')
  const cells = isCode ? siblings.flatMap((one) => [...one.children]) : []
  return [element, ...siblings, ...cells, ...around]
}

const isTransparent = (color: string) => /^rgba\(.*, 0\)$/.test(color)

const hasOutline = (element: Element) => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isTransparent(outlineColor)
}

const hasBorder = (element: Element) => {
  const { borderTopStyle, borderTopWidth, borderTopColor, appearance } = getComputedStyle(element)
  const isDrawnByBrowser = element.matches('input[type="checkbox"], input[type="radio"]') && appearance === 'auto'
  return isDrawnByBrowser || (borderTopStyle !== 'none' && borderTopWidth !== '0px' && !isTransparent(borderTopColor))
}

// A trigger without `asChild` is a button that the consumer draws.
const cases = [...triggers, ...clickableComponents, ...controls].filter(
  ({ name }, index, all) => !name.endsWith('.Trigger') && all.findIndex((other) => other.name === name) === index,
)

test('the emulation is active', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true)
})

test.each(cases)('$name keeps a focus ring and a border in forced colours', async ({ render: show }) => {
  const { container } = await render(show({}))
  const element = container.querySelector<HTMLElement>(focusable)
  if (!element) throw new Error('It contains no focusable element.')
  element.focus()
  expect(getDrawn(element, container).some(hasOutline)).toBe(true)
  expect(getDrawn(element, container).some(hasBorder)).toBe(true)
})

test.each([
  { name: 'Button', Control: (props: object) => <Button {...props}>Mapa</Button> },
  {
    name: 'IconButton',
    Control: (props: object) => (
      <IconButton {...props} label="Mapa" variant="outline">
        M
      </IconButton>
    ),
  },
])('$name shows in forced colours that it is pressed, or the current page', async ({ Control }) => {
  await render(
    <>
      <Control aria-pressed={false} />
      <Control aria-pressed />
      <Control aria-current="page" />
    </>,
  )
  const widths = [...document.querySelectorAll('button')].map((button) => getComputedStyle(button).borderTopWidth)
  expect(widths).toEqual(['1px', '4px', '4px'])
})
