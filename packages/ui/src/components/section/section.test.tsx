import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Section } from './section.tsx'

rootContract({ slot: 'section' }, (props) => (
  <Section {...props} title="Endereço de coleta">
    Rua das Acácias, 120
  </Section>
))

test('is a region named by its title, with the given heading level', async () => {
  const screen = await render(<Section title="Endereço de coleta" level={3} />)
  await expect.element(screen.getByRole('region', { name: 'Endereço de coleta' })).toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Endereço de coleta')
})

test('throws in development without a title', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Section title="" />)).rejects.toThrow('Pass title="…"')
  consoleError.mockRestore()
})
