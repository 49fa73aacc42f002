import { expect, test } from 'vitest'
import { coversNumber } from './covered-numbers.ts'

test.each<[string, readonly string[], readonly string[]]>([
  ['até 1300/1301', ['1', '1300', '1301', '10-A', '1.300'], ['1302', '1303', '2000']],
  ['até 1715 - lado ímpar', ['1', '1715'], ['2', '1716', '1717']],
  ['de 901 a 2119 - lado ímpar', ['901', '1301', '2119'], ['899', '1302', '2121']],
  ['de 559 ao fim - lado ímpar', ['559', '9999'], ['557', '560']],
  ['de 1332 ao fim', ['1332', '1333'], ['1331', '2']],
  ['de 1001/1002 a 1999/2000', ['1001', '1002', '1999', '2000'], ['999', '1000', '2001', '2002']],
  ['de 612 até 1510 - lado par', ['612', '1510'], ['613', '610', '1512']],
  ['a partir de 2001', ['2001', '3000'], ['1999']],
  ['Lado par', ['2'], ['3']],
  ['- lado ímpar', ['3'], ['2']],
])('%s covers %j and not %j', (numbers, inside, outside) => {
  expect(inside.filter((number) => coversNumber(numbers, number) !== true)).toEqual([])
  expect(outside.filter((number) => coversNumber(numbers, number) !== false)).toEqual([])
})

test.each([
  ['Edifício Central', '100'],
  ['(Vila Nova)', '100'],
  ['Edifício Central - lado par', '101'],
  ['de 1 a', '100'],
  ['', '100'],
  ['até 1300', 'S/N'],
  ['até 1300', ''],
  ['lado par', 'KM 12'],
])('%j is not decided for the number %j', (numbers, number) => {
  expect(coversNumber(numbers, number)).toBeUndefined()
})
