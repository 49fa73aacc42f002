import { expect, test } from 'vitest'
import { dataMessages } from './data-messages.js'
import { defaultMessages } from './default-messages.js'
import { inputMessages } from './input-messages.js'

test('every text key is unique, so that one provider replaces each', () => {
  const names = [defaultMessages, inputMessages, dataMessages].flatMap((group) => Object.keys(group))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
