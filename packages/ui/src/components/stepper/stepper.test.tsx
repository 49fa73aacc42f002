import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import * as Stepper from './index.ts'

rootContract({ slot: 'stepper' }, (props) => (
  <Stepper.Root {...props} label="Importar entregas">
    <Stepper.Step title="Enviar arquivo" state="done" />
    <Stepper.Step title="Conferir colunas" state="current" />
    <Stepper.Step title="Criar ordens" />
  </Stepper.Root>
))

test('is a named list that announces the current and the completed steps', async () => {
  const screen = await render(
    <Stepper.Root label="Importar entregas">
      <Stepper.Step title="Enviar arquivo" state="done" />
      <Stepper.Step title="Conferir colunas" state="current" />
      <Stepper.Step title="Criar ordens" state="failed" />
    </Stepper.Root>,
  )
  await expect.element(screen.getByRole('list', { name: 'Importar entregas' })).toBeVisible()
  const [first, second, third] = screen.getByRole('listitem').elements()
  expect(first?.textContent).toContain('concluída')
  expect(first?.getAttribute('aria-current')).toBeNull()
  expect(second?.getAttribute('aria-current')).toBe('step')
  expect(third?.textContent).toContain('com erro')
})

test('throws in development without a label', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Stepper.Root label="" />)).rejects.toThrow('Pass label="…"')
  consoleError.mockRestore()
})
