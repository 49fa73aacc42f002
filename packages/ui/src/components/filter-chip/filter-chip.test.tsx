import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { FilterChip } from './filter-chip.tsx'

rootContract({ slot: 'filter-chip', control: 'filter-chip-control' }, (props) => (
  <FilterChip {...props} label="Situação" value="Em rota" onRemove={() => {}} />
))

test('the chip opens and the remove button removes, without triggering each other', async () => {
  const open = vi.fn()
  const remove = vi.fn()
  const screen = await render(<FilterChip label="Situação" value="Em rota" onClick={open} onRemove={remove} />)
  await screen.getByRole('button', { name: 'Remover filtro Situação: Em rota' }).click()
  expect(remove).toHaveBeenCalledOnce()
  expect(open).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Situação: Em rota', exact: true }).click()
  expect(open).toHaveBeenCalledOnce()
  expect(remove).toHaveBeenCalledOnce()
})

test.each([undefined, ''])('with the value %s it is off and has no remove button', async (value) => {
  const screen = await render(<FilterChip label="Situação" value={value} onRemove={() => {}} />)
  expect(screen.getByRole('button').elements()).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: 'Situação' })).toBeVisible()
})

test('a long value is truncated and does not widen the page', async () => {
  const screen = await render(
    <div style={{ width: 240 }} data-testid="bar">
      <FilterChip label="Empresa" value={'a'.repeat(5000)} onRemove={() => {}} />
    </div>,
  )
  expect(screen.getByTestId('bar').element().scrollWidth).toBe(240)
})

test('throws in development without a label', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<FilterChip label="" />)).rejects.toThrow('Pass label="…"')
  consoleError.mockRestore()
})
