import { type ComponentProps, createRef, lazy, type ReactElement, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Slot, Slottable } from './slot.tsx'

test('joins classes, styles, descriptions and handlers, and prefers the other props of the child', async () => {
  const calls: string[] = []
  const screen = await render(
    <Slot
      className="outer"
      style={{ color: 'red', margin: 1 }}
      aria-describedby="first"
      title="outer"
      lang="pt"
      onClick={() => calls.push('outer')}
    >
      <button
        type="button"
        className="inner"
        style={{ color: 'blue' }}
        aria-describedby="second"
        title="inner"
        onClick={() => calls.push('inner')}
      >
        Destino
      </button>
    </Slot>,
  )
  const link = screen.getByRole('button', { name: 'Destino' })
  await expect.element(link).toHaveClass('outer', 'inner')
  await expect.element(link).toHaveStyle({ color: 'rgb(0, 0, 255)', margin: '1px' })
  await expect.element(link).toHaveAttribute('aria-describedby', 'first second')
  await expect.element(link).toHaveAttribute('title', 'inner')
  await expect.element(link).toHaveAttribute('lang', 'pt')
  await userEvent.click(link)
  expect(calls).toEqual(['inner', 'outer'])
})

test('sets the refs of the slot and of the child, and calls the function that a ref returned', async () => {
  const outer = createRef<HTMLElement>()
  const clean = vi.fn()
  const inner = vi.fn(() => clean)
  const screen = await render(
    <Slot ref={outer}>
      <button type="button" ref={inner}>
        Salvar
      </button>
    </Slot>,
  )
  const button = screen.getByRole('button').element()
  expect(outer.current).toBe(button)
  expect(inner).toHaveBeenCalledExactlyOnceWith(button)
  await screen.unmount()
  expect(outer.current).toBeNull()
  expect(clean).toHaveBeenCalledOnce()
  expect(inner).toHaveBeenCalledOnce()
})

test('renders other content around that of the marked child, also when it is wrapped', async () => {
  const screen = await render(
    <>
      <Slot>
        <i>+</i>
        <Slottable>
          <a href="#a">Criar</a>
        </Slottable>
      </Slot>
      <Slot>
        {false}
        <Slottable child={<a href="#b">Editar</a>}>{(label) => <b>{label}</b>}</Slottable>
        <i>›</i>
      </Slot>
    </>,
  )
  expect([...screen.container.children].map(({ outerHTML }) => outerHTML)).toEqual([
    '<a href="#a"><i>+</i>Criar</a>',
    '<a href="#b"><b>Editar</b><i>›</i></a>',
  ])
})

test('accepts the reference that a server component passes instead of an element', async () => {
  // React passes a client component the elements of a server component in the same form.
  const element = Promise.resolve({ default: (<a href="#a">Criar</a>) as unknown as () => ReactElement })
  const reference = lazy(() => element) as unknown as { _payload: PromiseLike<unknown> }
  const child = { ...reference, _payload: element.then(({ default: link }) => link) } as unknown as ReactElement
  const screen = await render(
    <Suspense fallback="…">
      <Slot className="outer">{child}</Slot>
    </Suspense>,
  )
  await expect.element(screen.getByRole('link', { name: 'Criar' })).toHaveClass('outer')
})

test('renders nothing without a child, and throws for a text', async () => {
  const screen = await render(<Slot>{null}</Slot>)
  expect(screen.container.innerHTML).toBe('')
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const text = render(<Slot {...({ children: 'Salvar' } satisfies ComponentProps<'a'>)} />)
  await expect(text).rejects.toThrow('pass a single element')
  consoleError.mockRestore()
})
