import { expect, onTestFinished, test, vi } from 'vitest'
import { focusWithin } from './focus-within.ts'

test('changes the focus() of the group only, also where user-event has replaced that of all elements', () => {
  const native = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')
  onTestFinished(() => void Object.defineProperty(HTMLElement.prototype, 'focus', native ?? {}))
  const set = vi.fn()
  Object.defineProperty(HTMLElement.prototype, 'focus', { configurable: true, get: () => native?.value, set })
  const group = document.createElement('div')
  group.innerHTML = '<input type="radio"><input type="radio" checked>'
  document.body.append(group)
  onTestFinished(() => group.remove())
  focusWithin(group)
  group.focus()
  expect(document.activeElement).toBe(group.lastElementChild)
  expect(set).not.toHaveBeenCalled()
})
