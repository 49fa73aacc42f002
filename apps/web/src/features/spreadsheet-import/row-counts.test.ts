import { expect, test } from 'vitest'
import { formatRowsLeftOut } from './row-counts.tsx'

test.each([
  [{ hiddenRows: 1 }, '1 linha de fora: oculta ou filtrada na planilha'],
  [{ hiddenRows: 3, struckRows: 0 }, '3 linhas de fora: ocultas ou filtradas na planilha'],
  [{ hiddenRows: 2, struckRows: 2 }, '2 linhas de fora: riscadas na planilha'],
  [{ hiddenRows: 5, struckRows: 1 }, '5 linhas de fora: 4 ocultas ou filtradas e 1 riscada na planilha'],
])('writes why %j are left out', (table, text) => {
  expect(formatRowsLeftOut(table)).toBe(text)
})
