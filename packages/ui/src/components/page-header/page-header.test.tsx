import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { PageHeader } from './page-header.tsx'

rootContract({ slot: 'page-header' }, (props) => <PageHeader {...props} title="Usuários" count="12" />)

test('the count is announced separately from the title', async () => {
  const screen = await render(<PageHeader title="Usuários" count="12" />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Usuários 12', exact: true })).toBeVisible()
})

test('the title is the first heading of the page, and the back element is a link', async () => {
  const screen = await render(<PageHeader title="OS-2026-000123" backLink={<a href="#ordens">Ordens de Serviço</a>} />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'OS-2026-000123' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Ordens de Serviço' })).toHaveAttribute('href', '#ordens')
})
