import { expect, test } from 'vitest'
import { widthForKey } from './width-keys.ts'

const press = (key: string, { shiftKey = false, rightToLeft = false } = {}) =>
  widthForKey({ key, shiftKey }, 200, rightToLeft)

test('arrows change the width by ten pixels, with Shift by fifty', () => {
  expect(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'].map((key) => press(key))).toEqual([210, 190, 210, 190])
  expect(press('ArrowRight', { shiftKey: true })).toBe(250)
})

test('the side arrows are mirrored in right-to-left layouts', () => {
  expect(press('ArrowLeft', { rightToLeft: true })).toBe(210)
  expect(press('ArrowRight', { rightToLeft: true })).toBe(190)
  expect(press('ArrowUp', { rightToLeft: true })).toBe(210)
})

test('Home and End are the limits, other keys do nothing', () => {
  expect([press('Home'), press('End'), press('a'), press('Tab')]).toEqual([64, 640, undefined, undefined])
})
