import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import * as TrackingSteps from './index.ts'

rootContract({ slot: 'tracking-steps' }, (props) => (
  <TrackingSteps.Root {...props} label="Andamento da entrega">
    <TrackingSteps.Step title="Coletado" state="done" />
    <TrackingSteps.Step title="Saiu para entrega" state="current" />
    <TrackingSteps.Step title="Entregue" />
  </TrackingSteps.Root>
))

test('is a named list that announces the completed, current and stopped steps', async () => {
  const screen = await render(
    <TrackingSteps.Root label="Andamento da entrega">
      <TrackingSteps.Step title="Coletado" state="done" />
      <TrackingSteps.Step title="Saiu para entrega" state="current" time="hoje, às 10:05" />
      <TrackingSteps.Step title="Cancelada" state="stopped" />
    </TrackingSteps.Root>,
  )
  await expect.element(screen.getByRole('list', { name: 'Andamento da entrega' })).toBeVisible()
  const [first, second, third] = screen.getByRole('listitem').elements()
  expect(first?.textContent).toContain('concluída')
  expect(second?.getAttribute('aria-current')).toBe('step')
  expect(second?.textContent).toContain('hoje, às 10:05')
  expect(third?.textContent).toContain('interrompida')
})

test('throws in development without a label', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<TrackingSteps.Root label="" />)).rejects.toThrow('Pass label="…"')
  consoleError.mockRestore()
})
