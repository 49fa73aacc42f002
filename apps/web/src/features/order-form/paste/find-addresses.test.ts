import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { findTown } from './find-addresses.ts'

/** Ends a search that would take minutes; a search of linear time takes milliseconds. */
const limit = { timeout: 5_000 }

test.each(['A ', 'SP ', 'CEP ', 'São '])('searches for a town in a very long text of %j', (words) => {
  const text = words.repeat(20_000)
  expect(runInNewContext('findTown(text)', { findTown, text }, limit)).toEqual({})
})

test('finds the town at the end of a line of many names', () => {
  expect(findTown('Rua Tupi, Bairro Novo da Serra do Rio Negro Manaus AM', undefined)).toMatchObject({
    city: { value: expect.stringMatching(/Manaus$/) },
    state: { value: 'AM' },
  })
})
