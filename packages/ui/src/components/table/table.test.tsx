import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import * as Table from './index.ts'

const content = (
  <>
    <Table.Head>
      <tr>
        <Table.HeaderCell>Número</Table.HeaderCell>
        <Table.HeaderCell numeric>Valor</Table.HeaderCell>
      </tr>
    </Table.Head>
    <Table.Body>
      <Table.Row>
        <Table.Cell>
          <Table.RowLink href="#ordem">OS-2026-000128</Table.RowLink>
        </Table.Cell>
        <Table.Cell numeric>
          <button type="button">Copiar valor</button>
        </Table.Cell>
      </Table.Row>
    </Table.Body>
  </>
)

rootContract({ slot: 'table-region', control: 'table' }, (props) => (
  <Table.Root {...props} label="Ordens de serviço">
    {content}
  </Table.Root>
))

test('the table and its scrolling region have a name, and the region can be focused', async () => {
  const screen = await render(<Table.Root label="Ordens de serviço">{content}</Table.Root>)
  await userEvent.tab()
  await expect.element(screen.getByRole('region', { name: 'Ordens de serviço' })).toHaveFocus()
  await expect.element(screen.getByRole('table', { name: 'Ordens de serviço' })).toBeInTheDocument()
})

test('a cell that names its row is a row header and looks like the other cells', async () => {
  const screen = await render(
    <Table.Root label="Itens">
      <Table.Body>
        <Table.Row>
          <Table.Cell header>Caixa de livros</Table.Cell>
          <Table.Cell>Frágil</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>,
  )
  const looks = [screen.getByRole('rowheader', { name: 'Caixa de livros' }), screen.getByRole('cell')].map((cell) => {
    const { fontWeight, fontSize, color, textAlign, height } = getComputedStyle(cell.element())
    return { fontWeight, fontSize, color, textAlign, height }
  })
  expect(looks[0]).toEqual(looks[1])
})

test('rows are at least 44 px high', async () => {
  const screen = await render(<Table.Root label="Ordens de serviço">{content}</Table.Root>)
  expect(screen.getByRole('row').elements()[1]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('a click anywhere in a linked row follows the link, except on buttons', async () => {
  const screen = await render(<Table.Root label="Ordens de serviço">{content}</Table.Root>)
  const row = screen.getByRole('row').elements()[1] as HTMLElement
  const { right, top, height } = row.getBoundingClientRect()
  expect(document.elementFromPoint(right - 4, top + height / 2)?.closest('a')?.hash).toBe('#ordem')
  const button = screen.getByRole('button', { name: 'Copiar valor' }).element().getBoundingClientRect()
  expect(document.elementFromPoint(button.left + 4, button.top + 4)?.tagName).toBe('BUTTON')
})

test('a sortable column has aria-sort and a sort button', async () => {
  const sort = vi.fn()
  const screen = await render(
    <Table.Root label="Ordens de serviço">
      <Table.Head>
        <tr>
          <Table.HeaderCell sort="descending" onSort={sort}>
            Número
          </Table.HeaderCell>
        </tr>
      </Table.Head>
    </Table.Root>,
  )
  await expect.element(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'descending')
  await screen.getByRole('button', { name: 'Número' }).click()
  expect(sort).toHaveBeenCalledOnce()
})
