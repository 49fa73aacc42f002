import { beforeAll, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateField, preloadOverlays, SearchField, Tooltip } from './index.ts'
import { type CommonProps, triggers } from './testing/contract-cases.tsx'

/* What a page that is not written with this package can do to overlays, tried with each of them. */

beforeAll(() => preloadOverlays())

interface Overlay {
  name: string
  render: (props: CommonProps) => React.ReactElement
}
const overlays: readonly Overlay[] = [
  ...triggers,
  { name: 'DateField', render: (props) => <DateField {...props} label="Dia" /> },
]

/** What each of them opens. */
const opened = '[role="listbox"], [role="menu"], [role="dialog"]'

const open = async (container: Element, name: string) => {
  const trigger = name === 'DateField' ? 'button' : 'button, [role="combobox"]'
  await userEvent.click(container.querySelector(trigger) as Element)
  await expect.poll(() => document.querySelector(opened)).not.toBeNull()
}

describe('in a dialog of another library, which handles Esc in React', () => {
  test.each(overlays)('Esc in what $name opens closes only that', async ({ name, render: show }) => {
    const closeHost = vi.fn()
    const { container } = await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: it is the dialog of another library.
      <div onKeyDown={({ key }) => key === 'Escape' && closeHost()}>{show({})}</div>,
    )
    await open(container, name)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector(opened)).toBeNull()
    expect(closeHost).not.toHaveBeenCalled()
  })

  test('Esc that hides a Tooltip does not close the dialog, the next one does', async () => {
    const closeHost = vi.fn()
    const screen = await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: it is the dialog of another library.
      <div onKeyDown={({ key }) => key === 'Escape' && closeHost()}>
        <Tooltip content="Sem entregador desde as 14:00">
          <button type="button">Próxima da fila</button>
        </Tooltip>
      </div>,
    )
    await userEvent.tab()
    await expect.element(screen.getByRole('tooltip')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
    expect(closeHost).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(closeHost).toHaveBeenCalledOnce()
  })

  test('Esc that clears a SearchField does not close the dialog, the next one does', async () => {
    const closeHost = vi.fn()
    const screen = await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: it is the dialog of another library.
      <div onKeyDown={({ key }) => key === 'Escape' && closeHost()}>
        <SearchField label="Buscar" defaultValue="abc" />
      </div>,
    )
    await screen.getByRole('searchbox').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('searchbox')).toHaveValue('')
    expect(closeHost).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(closeHost).toHaveBeenCalledOnce()
  })
})

describe('next to a frame', () => {
  const modal = new Set(['Dialog.Trigger', 'Dialog.Trigger with asChild', 'Drawer.Trigger'])
  test.each(overlays.filter(({ name }) => !modal.has(name)))(
    'a press in the frame closes what $name opens, and leaves the focus there',
    async ({ name, render: show }) => {
      const { container } = await render(
        <>
          {show({})}
          <iframe
            title="Mapa"
            srcDoc="<button style='height: 100px'>Centralizar</button>"
            style={{ position: 'fixed', right: 0, bottom: 0 }}
          />
        </>,
      )
      const frame = container.querySelector('iframe') as HTMLIFrameElement
      await expect.poll(() => frame.contentDocument?.querySelector('button')).toBeTruthy()
      await open(container, name)
      frame.contentDocument?.querySelector('button')?.focus()
      await expect.poll(() => document.querySelector(opened)).toBeNull()
      expect(document.activeElement).toBe(frame)
    },
  )
})
