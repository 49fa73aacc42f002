import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { passFocusOn } from './pass-focus-on.ts'

const steps = (names: readonly string[]) => (
  <section aria-label="E agora?" tabIndex={-1}>
    <div>
      {names.map((name) => (
        <button key={name} ref={passFocusOn} type="button">
          {name}
        </button>
      ))}
    </div>
  </section>
)

test('the closest focusable ancestor gets the focus of a removed button', async () => {
  const screen = await render(steps(['Aceitar ordem', 'Cancelar ordem']))
  ;(screen.getByRole('button', { name: 'Aceitar ordem' }).element() as HTMLElement).focus()
  await screen.rerender(steps(['Iniciar coleta', 'Cancelar ordem']))
  await expect.element(screen.getByRole('region', { name: 'E agora?' })).toHaveFocus()
})

test('the focus stays where it is when another button is removed', async () => {
  const screen = await render(steps(['Aceitar ordem', 'Cancelar ordem']))
  const cancel = screen.getByRole('button', { name: 'Cancelar ordem' })
  ;(cancel.element() as HTMLElement).focus()
  await screen.rerender(steps(['Iniciar coleta', 'Cancelar ordem']))
  await expect.element(cancel).toHaveFocus()
})
