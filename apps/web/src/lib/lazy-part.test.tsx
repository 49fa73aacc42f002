import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { lazyPart } from './lazy-part.ts'

const Part = ({ text }: { text: string }) => <p>{text}</p>

test('a part whose code cannot be loaded is missing, and appears when the browser is online again', async () => {
  let isOnline = false
  let requests = 0
  const Lazy = lazyPart(async () => {
    requests += 1
    if (!isOnline) throw new TypeError('Failed to fetch')
    return { Part }
  }, 'Part')
  const screen = await render(
    <>
      <h1>Ordem</h1>
      <Suspense>
        <Lazy text="Mapa" />
      </Suspense>
    </>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Ordem' })).toBeVisible()
  await expect.poll(() => requests).toBe(1)
  await expect.element(screen.getByText('Mapa')).not.toBeInTheDocument()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => requests).toBe(2)
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('Mapa')).toBeVisible()
})
