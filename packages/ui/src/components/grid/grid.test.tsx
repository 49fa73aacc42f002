import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Grid } from './grid.tsx'

const tiles = (
  <>
    <p>Na fila</p>
    <p>Em rota</p>
    <p>Atrasadas</p>
  </>
)

rootContract({ slot: 'grid' }, (props) => <Grid {...props}>{tiles}</Grid>)

const listColumns = (element: Element) => getComputedStyle(element).gridTemplateColumns.split(' ').length

test('three columns on a desktop are one on a phone', async () => {
  const screen = await render(
    <Grid columns="three" data-testid="grid">
      {tiles}
    </Grid>,
  )
  const grid = screen.getByTestId('grid').element()
  expect(listColumns(grid)).toBe(3)
  await page.viewport(375, 800)
  expect(listColumns(grid)).toBe(1)
})

test('a long word does not widen a column', async () => {
  const screen = await render(
    <div style={{ width: 300 }}>
      <Grid columns="one" data-testid="grid">
        <p className="truncate">{'a'.repeat(5000)}</p>
      </Grid>
    </div>,
  )
  expect(screen.getByTestId('grid').element().scrollWidth).toBe(300)
})

test('with asChild it lays out the list itself', async () => {
  const screen = await render(
    <Grid asChild>
      <ul>
        <li>Na fila</li>
      </ul>
    </Grid>,
  )
  await expect.element(screen.getByRole('list')).toHaveAttribute('data-slot', 'grid')
})
