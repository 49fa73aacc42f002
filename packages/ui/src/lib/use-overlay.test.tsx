import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as Dialog from '../components/dialog/index.ts'
import { declareOverlay, onLoadError } from './on-demand.ts'
import { useOverlay } from './use-overlay.tsx'

interface Layer {
  text: string
}

/** A module on demand whose requests the test resolves or rejects. */
function fetchedByHand() {
  const fetches: { resolve: (layer: Layer) => void; reject: (reason: unknown) => void }[] = []
  const layer = declareOverlay(() => new Promise<Layer>((resolve, reject) => fetches.push({ resolve, reject })))
  return { layer, fetches }
}

interface SampleProps {
  layer: ReturnType<typeof fetchedByHand>['layer']
  cancellable?: boolean
}

function Sample({ layer, cancellable = true }: SampleProps) {
  const [open, setOpen] = useState(false)
  const { module, failure } = useOverlay(layer, open, cancellable ? () => setOpen(false) : undefined)
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Abrir
      </button>
      {failure}
      {open && module && <p>{module.text}</p>}
    </>
  )
}

test('Esc during loading closes it, and it stays closed when the code arrives', async () => {
  const { layer, fetches } = fetchedByHand()
  const screen = await render(<Sample layer={layer} />)
  const button = screen.getByRole('button', { name: 'Abrir' })
  await button.click()
  expect(fetches).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  fetches[0]?.resolve({ text: 'Aberto' })
  await layer.preload()
  await expect.element(screen.getByText('Aberto')).not.toBeInTheDocument()
})

test('Esc during loading does not close the dialog around it', async () => {
  const { layer } = fetchedByHand()
  const screen = await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Editar">
        <Sample layer={layer} />
      </Dialog.Content>
    </Dialog.Root>,
  )
  const button = screen.getByRole('button', { name: 'Abrir' })
  await button.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('Esc does not close one that is not dismissible', async () => {
  const { layer } = fetchedByHand()
  const screen = await render(<Sample layer={layer} cancellable={false} />)
  const button = screen.getByRole('button', { name: 'Abrir' })
  await button.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
})

test('announces and reports a failed load, and retries on request', async () => {
  const { layer, fetches } = fetchedByHand()
  const report = vi.fn()
  const stop = onLoadError(report)
  const screen = await render(<Sample layer={layer} />)
  await screen.getByRole('button', { name: 'Abrir' }).click()
  const gone = new TypeError('Failed to fetch dynamically imported module')
  fetches[0]?.reject(gone)
  const message = 'Não foi possível abrir: confira a conexão. Se continuar, recarregue a página.'
  await expect.element(screen.getByRole('alert').getByText(message)).toBeVisible()
  expect(report).toHaveBeenCalledExactlyOnceWith(gone)
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  expect(fetches).toHaveLength(2)
  fetches[1]?.resolve({ text: 'Aberto' })
  await expect.element(screen.getByText('Aberto')).toBeVisible()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  stop()
})

test('retries a failed load as soon as the device is online', async () => {
  const { layer, fetches } = fetchedByHand()
  const screen = await render(<Sample layer={layer} />)
  await screen.getByRole('button', { name: 'Abrir' }).click()
  fetches[0]?.reject(new TypeError('offline'))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  window.dispatchEvent(new Event('online'))
  expect(fetches).toHaveLength(2)
})

test('a failed load can be cancelled', async () => {
  const { layer, fetches } = fetchedByHand()
  const screen = await render(<Sample layer={layer} />)
  await screen.getByRole('button', { name: 'Abrir' }).click()
  fetches[0]?.reject(new TypeError('offline'))
  await screen.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Abrir' })).toHaveAttribute('aria-expanded', 'false')
})
