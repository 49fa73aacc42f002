import { Button } from '@malote/ui'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useApiMutation } from './mutations.ts'
import { scheduleRenders } from './schedule-renders.ts'

afterEach(() => notifyManager.setScheduler((callback) => setTimeout(callback)))

function Form({ send }: { send: () => Promise<unknown> }) {
  const save = useApiMutation(send)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate()
      }}
    >
      <Button type="submit" pending={save.isPending}>
        Salvar
      </Button>
    </form>
  )
}

test.each([
  ['a press', (button: HTMLElement) => button.click()],
  [
    'Enter in its form',
    (button: HTMLElement) =>
      button.closest('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
  ],
])('sends a request once although %s was waiting for the busy page', async (_name, actAgain) => {
  scheduleRenders()
  let sent = 0
  const send = () => {
    sent += 1
    return new Promise(() => undefined)
  }
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Form send={send} />
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: 'Salvar' })
  // The earliest moment at which a browser dispatches the next event: all handlers of the press have run.
  const onClick = () => actAgain(button.element() as HTMLElement)
  window.addEventListener('click', onClick, { once: true })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(sent).toBe(1)
})
