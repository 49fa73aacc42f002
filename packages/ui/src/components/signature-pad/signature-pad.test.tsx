import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { waitForMeasurement } from '../../testing/wait-for-measurement.ts'
import { Form } from '../form/index.ts'
import { SignaturePad } from './signature-pad.tsx'

rootContract({ slot: 'signature-pad' }, (props) => (
  <SignaturePad {...props} label="Assinatura" help="De quem recebeu." />
))

const getLastFile = (change: ReturnType<typeof vi.fn>): File | null => change.mock.calls.at(-1)?.[0]

/** Sends a mouse event that `signature_pad` handles. */
function sendPointer(surface: Element, type: string, [x, y]: [number, number], buttons: number) {
  const { left, top } = surface.getBoundingClientRect()
  const position = { clientX: left + x, clientY: top + y }
  const pointer = { isPrimary: true, pointerId: 1, buttons, pressure: 0.5 }
  surface.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...position, ...pointer }))
}

/** Draws one stroke. */
function stroke(surface: Element, from: [number, number], to: [number, number]) {
  sendPointer(surface, 'pointerdown', from, 1)
  sendPointer(surface, 'pointermove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 1)
  sendPointer(surface, 'pointermove', to, 1)
  sendPointer(surface, 'pointerup', to, 0)
}

test('strokes become a PNG file; undo removes the last one, and clear removes all', async () => {
  const change = vi.fn()
  const screen = await render(<SignaturePad label="Assinatura" onValueChange={change} />)
  const surface = screen.getByRole('img', { name: 'Assine aqui com o dedo, a caneta ou o mouse.' }).element()
  stroke(surface, [20, 40], [120, 90])
  await expect.poll(() => getLastFile(change)?.type).toBe('image/png')
  const one = getLastFile(change)
  expect(one?.name).toBe('assinatura.png')
  stroke(surface, [120, 40], [220, 90])
  await expect.poll(() => getLastFile(change)?.size ?? 0).toBeGreaterThan(one?.size ?? 0)
  const two = getLastFile(change)
  const undo = screen.getByRole('button', { name: 'Desfazer traço' })
  await undo.click()
  await expect.poll(() => getLastFile(change)?.size).toBeLessThan(two?.size ?? 0)
  await undo.click()
  await expect.poll(() => getLastFile(change)).toBeNull()
  stroke(surface, [20, 40], [120, 90])
  await expect.poll(() => getLastFile(change)).not.toBeNull()
  await screen.getByRole('button', { name: 'Limpar' }).click()
  await expect.poll(() => getLastFile(change)).toBeNull()
  await expect.element(screen.getByRole('button', { name: 'Limpar' })).toBeDisabled()
})

test('a stroke continues when the size of the pad changes', async () => {
  const change = vi.fn()
  const screen = await render(
    <div style={{ width: 400 }}>
      <SignaturePad label="Assinatura" onValueChange={change} />
    </div>,
  )
  const surface = screen.getByRole('img').element() as HTMLCanvasElement
  const { width } = surface
  sendPointer(surface, 'pointerdown', [20, 40], 1)
  screen.container.querySelector('div')?.style.setProperty('width', '300px')
  await expect.poll(() => surface.offsetWidth).toBeLessThan(width)
  await waitForMeasurement()
  sendPointer(surface, 'pointermove', [120, 90], 1)
  sendPointer(surface, 'pointerup', [120, 90], 0)
  await expect.poll(() => getLastFile(change)?.type).toBe('image/png')
  expect(surface.width).toBe(surface.offsetWidth * window.devicePixelRatio)
  const one = getLastFile(change)
  stroke(surface, [120, 40], [220, 90])
  await expect.poll(() => getLastFile(change)).not.toBe(one)
})

test('the typed name becomes the picture, by keyboard', async () => {
  const change = vi.fn()
  const screen = await render(<SignaturePad label="Assinatura" onValueChange={change} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Nome de quem assina')).toHaveFocus()
  await userEvent.keyboard('Ana')
  await expect.poll(() => getLastFile(change)?.type).toBe('image/png')
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  await expect.poll(() => getLastFile(change)).toBeNull()
})

test('a form reset clears the signature', async () => {
  const change = vi.fn()
  const screen = await render(
    <form data-testid="form">
      <SignaturePad label="Assinatura" onValueChange={change} />
    </form>,
  )
  stroke(screen.getByRole('img').element(), [20, 40], [120, 90])
  await expect.poll(() => getLastFile(change)).not.toBeNull()
  ;(screen.getByTestId('form').element() as HTMLFormElement).reset()
  await expect.poll(() => getLastFile(change)).toBeNull()
})

test('a form submits the signature as a file, until it is reset', async () => {
  const screen = await render(
    <Form data-testid="form" errors={[{ name: 'signature', message: 'Peça a assinatura.' }]} action={async () => {}}>
      <SignaturePad label="Assinatura" name="signature" fileName="recebimento.png" />
      <button type="submit">Salvar</button>
    </Form>,
  )
  const form = screen.getByTestId('form').element() as HTMLFormElement
  const getFile = () => new FormData(form).get('signature') as File
  expect(getFile().size).toBe(0)
  stroke(screen.getByRole('img').element(), [20, 40], [120, 90])
  await expect.poll(() => getFile().name).toBe('recebimento.png')
  expect(getFile().type).toBe('image/png')
  await screen.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => getFile().size).toBe(0)
  await screen.getByRole('link', { name: 'Peça a assinatura.' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Desenhar' })).toHaveFocus()
})

test('a disabled signature is not submitted', async () => {
  const screen = await render(
    <form data-testid="form">
      <SignaturePad label="Assinatura" name="signature" disabled />
    </form>,
  )
  expect([...new FormData(screen.getByTestId('form').element() as HTMLFormElement)]).toEqual([])
})

function Controlled() {
  const [signature, setSignature] = useState<File | null>(null)
  return (
    <>
      <SignaturePad label="Assinatura" value={signature} onValueChange={setSignature} />
      <output>{signature?.name ?? 'nenhuma'}</output>
      <button type="button" onClick={() => setSignature(null)}>
        Recomeçar
      </button>
    </>
  )
}

test('the parent clears the pad with null', async () => {
  const screen = await render(<Controlled />)
  const surface = screen.getByRole('img').element() as HTMLCanvasElement
  const blank = surface.toDataURL()
  stroke(surface, [20, 40], [120, 90])
  await expect.element(screen.getByText('assinatura.png')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Limpar' })).toBeEnabled()
  expect(surface.toDataURL()).not.toBe(blank)
  await screen.getByRole('button', { name: 'Recomeçar' }).click()
  await expect.element(screen.getByRole('button', { name: 'Limpar' })).toBeDisabled()
  expect(surface.toDataURL()).toBe(blank)
})

test('does not draw when disabled', async () => {
  const change = vi.fn()
  const screen = await render(<SignaturePad label="Assinatura" disabled onValueChange={change} />)
  stroke(screen.getByRole('img').element(), [20, 40], [120, 90])
  expect(change).not.toHaveBeenCalled()
})

test('cannot be drawn on in a disabled fieldset', async () => {
  const change = vi.fn()
  const { container } = await render(
    <fieldset aria-label="Recebimento" disabled>
      <SignaturePad label="Assinatura" onValueChange={change} />
    </fieldset>,
  )
  const surface = container.querySelector('canvas') as HTMLCanvasElement
  stroke(surface, [20, 40], [120, 90])
  await new Promise((resolve) => surface.toBlob(resolve))
  expect(change).not.toHaveBeenCalled()
})
