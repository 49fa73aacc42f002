// @vitest-environment jsdom
import { act, createElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Combobox } from './components/combobox/combobox.tsx'
import { FileDrop } from './components/file-drop/file-drop.tsx'
import { MultiSelect } from './components/multi-select/multi-select.tsx'
import { Select } from './components/select/select.tsx'

/* Common polyfills for jsdom; elements have no size there. */
beforeAll(() => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  })
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.hasPointerCapture = () => false
})

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function show(element: ReactElement) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(element))
  stops.push(() => {
    act(() => root.unmount())
    place.remove()
  })
  return place
}

const options = Array.from({ length: 1000 }, (_, index) => ({ value: `e${index}`, label: `Empresa ${index}` }))

test.each([
  ['Select', createElement(Select, { label: 'Empresa', options })],
  ['Combobox', createElement(Combobox, { label: 'Empresa', options })],
  ['MultiSelect', createElement(MultiSelect, { label: 'Empresas', options })],
])('%s lists its first options where elements have no size, and not all thousand', async (_, element) => {
  const place = await show(element)
  await act(async () => place.querySelector<HTMLElement>('[role="combobox"]')?.click())
  const listed = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(listed()).toContain('Empresa 3'), { timeout: 10_000 })
  expect(listed().length).toBeLessThan(100)
})

test('FileDrop renders without DataTransfer', async () => {
  const place = await show(createElement(FileDrop, { label: 'Fotos' }))
  expect(place.querySelector('input[type="file"]')).not.toBeNull()
})
