import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLostFocus } from './use-lost-focus.ts'

function Sample({ state }: { state: string }) {
  const content = useLostFocus(state)
  return (
    <>
      <button type="button">Baixar modelo</button>
      {/* biome-ignore lint/a11y/useSemanticElements: as in the page, which is no form. */}
      <div ref={content} role="group" aria-label="Passo" tabIndex={-1}>
        <button key={state} type="button">{`Continuar de ${state}`}</button>
      </div>
    </>
  )
}

test('moves the focus to the content when the focused control was removed with the previous one', async () => {
  const screen = await render(<Sample state="colunas" />)
  const group = screen.getByRole('group', { name: 'Passo' })
  await expect.element(group).not.toHaveFocus()
  screen.getByRole('button', { name: 'Continuar de colunas' }).element().focus()
  await screen.rerender(<Sample state="linhas" />)
  await expect.element(group).toHaveFocus()
})

test('does not take the focus from a control outside the content', async () => {
  const screen = await render(<Sample state="colunas" />)
  const other = screen.getByRole('button', { name: 'Baixar modelo' })
  other.element().focus()
  await screen.rerender(<Sample state="linhas" />)
  await expect.element(other).toHaveFocus()
})
