import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Button } from './button.tsx'

rootContract({ slot: 'button' }, (props) => <Button {...props}>Criar ordem</Button>)

test('does not submit a form without type="submit"', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <form onSubmit={submit}>
      <Button>Adicionar item</Button>
      <Button type="submit">Criar ordem</Button>
    </form>,
  )
  await screen.getByRole('button', { name: 'Adicionar item' }).click()
  expect(submit).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Criar ordem' }).click()
  expect(submit).toHaveBeenCalledOnce()
})

test('while pending it ignores clicks and Enter, sets aria-disabled, and keeps its width, name and focus', async () => {
  const click = vi.fn()
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const sample = (pending: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" pending={pending} onClick={click}>
        Criar ordem
      </Button>
    </form>
  )
  const screen = await render(sample(false))
  const button = screen.getByRole('button', { name: 'Criar ordem' })
  const width = button.element().getBoundingClientRect().width
  ;(button.element() as HTMLElement).focus()

  await screen.rerender(sample(true))
  await userEvent.keyboard('{Enter}')
  ;(button.element() as HTMLElement).click()

  expect(click).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(button).toHaveFocus()
  expect(button.element().getBoundingClientRect().width).toBe(width)
})

test('keeps its focus when it becomes pending and disabled at once', async () => {
  const screen = await render(<Button>Aceitar ordem</Button>)
  const button = screen.getByRole('button', { name: 'Aceitar ordem' })
  ;(button.element() as HTMLElement).focus()
  await screen.rerender(
    <Button pending disabled>
      Aceitar ordem
    </Button>,
  )
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).not.toHaveAttribute('disabled')
  await expect.element(button).toHaveFocus()
})

test('with asChild it renders the link and keeps its icon', async () => {
  const screen = await render(
    <Button asChild icon={<svg data-testid="icon" />}>
      <a href="#criar">Criar ordem</a>
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Criar ordem' })
  await expect.element(link).toHaveAttribute('href', '#criar')
  await expect.element(link).not.toHaveAttribute('type')
  expect(link.element().querySelector('[data-testid="icon"]')).not.toBeNull()
})

test('a disabled link is not followed', async () => {
  const screen = await render(
    <Button asChild disabled>
      <a href="#criar">Criar ordem</a>
    </Button>,
  )
  const link = screen.getByRole('link', { name: 'Criar ordem' })
  ;(link.element() as HTMLElement).click()
  expect(window.location.hash).not.toBe('#criar')
  await expect.element(link).toHaveAttribute('aria-disabled', 'true')
})

test('shows a long label in several lines where the screen is less than 20 rem wide', async () => {
  await page.viewport(310, 800)
  const screen = await render(
    <div style={{ width: 120 }}>
      <Button>Adicionar outra entrega</Button>
    </div>,
  )
  const button = screen.getByRole('button').element()
  const label = screen.getByText('Adicionar outra entrega').element()
  expect(label.scrollWidth).toBe(label.clientWidth)
  expect(button.getBoundingClientRect().height).toBeGreaterThan(44)
  expect(label.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().bottom)
})
