import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findCutNames, findMotion, findOverflows, findSmallTargets } from './reflow.ts'

const dot = { width: 16, height: 16, padding: 0 }

test('finds small targets that are close to another target, and not those with space around them', async () => {
  const screen = await render(
    <div style={{ display: 'flex', gap: 4 }}>
      <button type="button" style={dot} aria-label="Um" />
      <button type="button" style={dot} aria-label="Dois" />
    </div>,
  )
  expect(findSmallTargets()).toHaveLength(2)
  await screen.rerender(
    <div style={{ display: 'flex', gap: 16 }}>
      <button type="button" style={dot} aria-label="Um" />
      <button type="button" style={dot} aria-label="Dois" />
    </div>,
  )
  expect(findSmallTargets()).toEqual([])
})

test('a control that a box cuts off below the window is close to nothing', async () => {
  const screen = await render(
    <>
      <button type="button" style={{ ...dot, position: 'fixed', top: 2000, left: 0 }} aria-label="Um" />
      <div style={{ position: 'fixed', top: 0, left: 20, height: 100, overflow: 'auto' }}>
        <button type="button" style={{ ...dot, marginTop: 2000 }} aria-label="Dois" />
      </div>
    </>,
  )
  expect(findSmallTargets()).toEqual([])
  await screen.rerender(
    <>
      <button type="button" style={{ ...dot, position: 'fixed', top: 2000, left: 0 }} aria-label="Um" />
      <button type="button" style={{ ...dot, position: 'fixed', top: 2000, left: 20 }} aria-label="Dois" />
    </>,
  )
  expect(findSmallTargets()).toHaveLength(2)
})

test('finds a page that scrolls horizontally, a control outside of the window and a text that is cut off', async () => {
  await page.viewport(320, 256)
  await render(
    <>
      <button type="button" style={{ width: 400 }}>
        Largo
      </button>
      <p style={{ width: 50, overflow: 'hidden', whiteSpace: 'nowrap' }}>Um texto que não cabe</p>
    </>,
  )
  expect(findOverflows().map((line) => line.split(':')[0])).toEqual([
    'the document scrolls horizontally',
    'outside of the window',
    'cut off',
  ])
})

test('a control in a box that scrolls, and a text that ends with an ellipsis, are not violations', async () => {
  await page.viewport(320, 256)
  await render(
    <>
      <div style={{ overflowX: 'auto' }}>
        <button type="button" style={{ width: 400 }}>
          Largo
        </button>
      </div>
      <p style={{ width: 50, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}>Um texto longo</p>
    </>,
  )
  expect(findOverflows()).toEqual([])
})

const line = { width: 60, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } as const

test('finds names of controls that are wider than the control or end with an ellipsis', async () => {
  await render(
    <>
      <button type="button" style={{ width: 60, whiteSpace: 'nowrap' }}>
        Imprimir etiquetas
      </button>
      <button type="button">
        <span style={{ ...line, display: 'block' }}>Exportar seleção</span>
      </button>
      <label htmlFor="campo" style={{ ...line, display: 'block' }}>
        Referência da empresa
      </label>
      <input id="campo" />
    </>,
  )
  expect(findCutNames()).toHaveLength(3)
})

test('names that wrap, hidden names and the value of a select are not violations', async () => {
  await render(
    <>
      <button type="button" style={{ width: 60 }}>
        Imprimir etiquetas
      </button>
      <button type="button">
        <span style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', whiteSpace: 'nowrap' }}>
          Abrir comandos
        </span>
      </button>
      <button type="button" role="combobox" aria-expanded="false" aria-controls="lista" style={line}>
        Padaria Estrela do Norte
      </button>
    </>,
  )
  expect(findCutNames()).toEqual([])
})

test('finds motion', async () => {
  await render(<i style={{ transition: 'opacity 150ms' }} />)
  // The rule for reduced motion has the duration 0, which the style of the element overrides.
  expect(findMotion()).toEqual([expect.stringContaining('moves for 150 ms')])
})

test('a target whose near part is below a layer is not close', async () => {
  await render(
    <>
      <button type="button" style={{ position: 'fixed', left: 0, top: 100, width: 300, height: 44 }}>
        Ordem
      </button>
      <div style={{ position: 'fixed', left: 180, top: 60, width: 200, height: 90, background: 'white' }}>
        <input type="radio" aria-label="Amanhã" style={{ position: 'absolute', left: 20, top: 30, margin: 0 }} />
      </div>
    </>,
  )
  expect(findSmallTargets()).toEqual([])
})
