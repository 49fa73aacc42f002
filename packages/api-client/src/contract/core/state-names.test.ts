import { expect, test } from 'vitest'
import { State } from './address.ts'
import { toPlainText } from './plain-text.ts'
import { stateNames } from './state-names.ts'

const names = Object.keys(stateNames)

test('each federative unit has one name', () => {
  expect(Object.values(stateNames).toSorted()).toEqual(State.options.toSorted())
})

test('names are in the form in which texts are compared', () => {
  expect(names).toEqual(names.map(toPlainText))
})

test('an alternation of the names matches the longest one', () => {
  const alternation = new RegExp(`^(?:${names.join('|')})(?![a-z])`)
  expect(names.map((name) => alternation.exec(name)?.[0])).toEqual(names)
})
