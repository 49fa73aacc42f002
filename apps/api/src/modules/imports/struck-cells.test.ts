import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { plainRow, setUpImports } from '../../../test/imports.ts'

const imports = setUpImports()
const titles = Object.keys(plainRow)
const struck = { style: { font: { strikethrough: true } } }

async function createWorkbook(title: string, value: string | number) {
  const cells = Object.values(plainRow)
  const styled = new Map([[`1,${titles.indexOf(title.replace(' unitário', ''))}`, { value, ...struck }]])
  return Buffer.from(
    await writeXlsx({ sheets: [{ name: 'Pedidos', rows: [titles, cells, cells], cells: styled as never }] }),
  )
}

test.each<[string, string | number]>([
  ['Entrega: logradouro', 'Rua Cardoso de Almeida'],
  ['Item: quantidade', 3],
  ['Item: valor unitário', 199.9],
  // Written in place of a value elsewhere.
  ['Entrega: complemento', 'não tem'],
  ['Entrega: número', 'S/N'],
])('a struck value of %s is reported with its column', async (title, value) => {
  const check = await imports.checked(await createWorkbook(title, value))
  const message = 'Há texto riscado nesta célula. Digite só o que vale.'
  expect(check).toMatchObject({ rows: { total: 2, invalid: 1 }, errors: [{ row: 2, column: title, message }] })
})
