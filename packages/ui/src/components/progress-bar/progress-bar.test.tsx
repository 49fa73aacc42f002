import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { ProgressBar } from './progress-bar.tsx'

rootContract({ slot: 'progress-bar' }, (props) => <ProgressBar {...props} label="Importando entregas" value={38} />)

test('has a name and a value in words', async () => {
  const screen = await render(<ProgressBar label="Importando entregas" value={38} max={120} valueText="38 de 120" />)
  const bar = screen.getByRole('progressbar', { name: 'Importando entregas' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '38')
  await expect.element(bar).toHaveAttribute('aria-valuetext', '38 de 120')
})

test('announces a percentage without valueText', async () => {
  const screen = await render(<ProgressBar label="Importando" value={0.5} max={1} />)
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '50%')
})

test.each([null, Number.NaN])('%s is an indeterminate progress', async (value) => {
  const screen = await render(<ProgressBar label="Importando" value={value} />)
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
})

test('limits values to the range', async () => {
  const screen = await render(<ProgressBar label="Importando" value={130} max={120} />)
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '120')
})

test('throws in development without a label', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<ProgressBar label="" value={1} />)).rejects.toThrow('Pass label="…"')
  consoleError.mockRestore()
})
