import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { removeKeepingFocus } from './remove-keeping-focus.ts'

function List() {
  const [names, setNames] = useState(['bolo', 'pão', 'torta'])
  return (
    <form>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          data-removes="items"
          onClick={(event) =>
            removeKeepingFocus(event.currentTarget, () => setNames(names.filter((other) => other !== name)))
          }
        >
          Remover {name}
        </button>
      ))}
      <button type="button" data-adds="items">
        Adicionar
      </button>
    </form>
  )
}

test('after a removal the focus is on the next entry, then on the last one, then on the button that adds', async () => {
  const screen = await render(<List />)
  const focused = (name: string) => expect.element(screen.getByRole('button', { name })).toHaveFocus()
  ;(screen.getByRole('button', { name: 'Remover pão' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await focused('Remover torta')
  await userEvent.keyboard('{Enter}')
  await focused('Remover bolo')
  await userEvent.keyboard('{Enter}')
  await focused('Adicionar')
})
