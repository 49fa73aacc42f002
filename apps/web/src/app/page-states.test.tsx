import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Unreachable } from './page-states.tsx'

afterEach(() => vi.restoreAllMocks())

test('the fallback of the error page offers to load the page again, and stays while there is no connection', async () => {
  const load = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const screen = await render(<Unreachable />)
  const button = screen.getByRole('button', { name: 'Carregar de novo' })
  await button.click()
  expect(load).toHaveBeenCalledTimes(1)
  await expect.element(button).toBeVisible()
})
