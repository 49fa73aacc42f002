import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { declareOverlay } from './on-demand.ts'
import { useOverlay } from './use-overlay.tsx'

const unreachable = declareOverlay(() => Promise.reject<object>(new TypeError('Failed to fetch')))

function Sample() {
  const [open, setOpen] = useState(false)
  const { failure } = useOverlay(unreachable, open, undefined)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {failure}
    </>
  )
}

test('reports a failed load also on a page that was never idle', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0)
  const screen = await render(<Sample />)
  await screen.getByRole('button', { name: 'Abrir' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
})
