import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { Button } from '../button/button.tsx'
import { PageHeader } from './page-header.tsx'

rootContract({ slot: 'page-header' }, (props) => <PageHeader {...props} title="Usuários" count="12" />)

test('the count is announced separately from the title', async () => {
  const screen = await render(<PageHeader title="Usuários" count="12" />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Usuários 12', exact: true })).toBeVisible()
})

test('the title is the first heading of the page, and the breadcrumb is a navigation above it', async () => {
  const screen = await render(
    <PageHeader
      title="OS-2026-000123"
      breadcrumb={
        <Breadcrumb>
          <a href="#ordens">Ordens de Serviço</a>
        </Breadcrumb>
      }
    />,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: 'OS-2026-000123' })).toBeVisible()
  await expect.element(screen.getByRole('navigation').getByRole('link')).toHaveAttribute('href', '#ordens')
})

test('the deprecated back link is a breadcrumb of one parent', async () => {
  const screen = await render(<PageHeader title="OS-2026-000123" backLink={<a href="#ordens">Ordens de Serviço</a>} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'OS-2026-000123' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Ordens de Serviço' })).toHaveAttribute('href', '#ordens')
})

test('on a phone an action is next to a short title, and below a long one', async () => {
  await page.viewport(375, 700)
  const top = (element: Element) => element.getBoundingClientRect().top
  const short = await render(<PageHeader title="Usuários" actions={<Button>Convidar</Button>} />)
  const heading = short.getByRole('heading').element()
  const button = short.getByRole('button').element()
  expect(top(button)).toBeLessThan(heading.getBoundingClientRect().bottom)
  expect(button.getBoundingClientRect().width).toBeLessThan(120)
  await short.rerender(
    <PageHeader title="Comprovantes de todas as entregas do mês" actions={<Button>Convidar</Button>} />,
  )
  expect(top(button)).toBeGreaterThanOrEqual(heading.getBoundingClientRect().bottom)
  expect(button.getBoundingClientRect().width).toBeGreaterThan(heading.getBoundingClientRect().width / 2)
})
