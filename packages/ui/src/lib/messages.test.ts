import { expect, test } from 'vitest'
import { dataMessages } from './data-messages.ts'
import { defaultMessages } from './default-messages.ts'
import { inputMessages } from './input-messages.ts'

test('every text key is unique, so that one provider replaces each', () => {
  const names = [defaultMessages, inputMessages, dataMessages].flatMap((group) => Object.keys(group))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
