import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../components/button/button.tsx'
import * as Dialog from '../components/dialog/index.ts'
import * as Drawer from '../components/drawer/index.ts'
import * as Popover from '../components/popover/index.ts'

interface OverlayProps {
  children: ReactNode
  onSubmit: () => void
}

const overlays: Record<string, (props: OverlayProps) => ReactNode> = {
  Dialog: ({ children, onSubmit }) => (
    <Dialog.Root>
      <Dialog.Trigger>Abrir</Dialog.Trigger>
      <Dialog.Content title="Empresa" onSubmit={onSubmit}>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  ),
  Drawer: ({ children, onSubmit }) => (
    <Drawer.Root>
      <Drawer.Trigger>Abrir</Drawer.Trigger>
      <Drawer.Content title="Empresa" onSubmit={onSubmit}>
        {children}
      </Drawer.Content>
    </Drawer.Root>
  ),
  Popover: ({ children, onSubmit }) => (
    <Popover.Root>
      <Popover.Trigger>Abrir</Popover.Trigger>
      <Popover.Content label="Empresa" onSubmit={onSubmit}>
        {children}
      </Popover.Content>
    </Popover.Root>
  ),
}

test.each(Object.entries(overlays))(
  'a form in a %s is not submitted or reset with the form around',
  async (_, Overlay) => {
    const [inner, outer, content, native] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
    const screen = await render(
      <form onSubmit={outer} onReset={outer}>
        <Overlay onSubmit={content}>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              inner('submit')
            }}
            onReset={() => inner('reset')}
          >
            <Button type="submit">Salvar</Button>
            <Button type="reset">Limpar</Button>
          </form>
        </Overlay>
      </form>,
    )
    await screen.getByRole('button', { name: 'Abrir' }).click()
    document.addEventListener('submit', native)
    await screen.getByRole('button', { name: 'Salvar' }).click()
    await screen.getByRole('button', { name: 'Limpar' }).click()
    document.removeEventListener('submit', native)
    expect(inner.mock.calls).toEqual([['submit'], ['reset']])
    expect(outer).not.toHaveBeenCalled()
    expect(content).toHaveBeenCalledTimes(1)
    expect(native).toHaveBeenCalledTimes(1)
  },
)
