import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Kbd } from './kbd.tsx'

rootContract({ slot: 'kbd' }, (props) => <Kbd {...props} keys="mod+k" />)

test("mod is the modifier key of the user's platform", async () => {
  const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
  const apple = await render(<Kbd keys="mod+k" data-testid="keys" />)
  await expect.element(apple.getByTestId('keys')).toHaveTextContent('⌘CommandK')
  await apple.unmount()
  platform.mockReturnValue('Linux x86_64')
  const other = await render(<Kbd keys="mod+k" data-testid="keys" />)
  await expect.element(other.getByTestId('keys')).toHaveTextContent('CtrlK')
  platform.mockRestore()
})

test('announces key sequences, and key symbols by name', async () => {
  const screen = await render(
    <>
      <Kbd keys="g o" data-testid="sequence" />
      <Kbd keys="up" data-testid="drawn" />
    </>,
  )
  await expect.element(screen.getByTestId('sequence')).toHaveTextContent('GdepoisO')
  await expect.element(screen.getByTestId('drawn')).toHaveTextContent('↑seta para cima')
})
