import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Pagination } from './pagination.tsx'

const place = { page: 2, totalPages: 9, total: 212, limit: 25 }

rootContract({ slot: 'pagination' }, (props) => <Pagination {...props} {...place} getHref={(page) => `#p${page}`} />)

test('shows the range and the total', async () => {
  const screen = await render(<Pagination {...place} total={10_212} getHref={(page) => `#p${page}`} />)
  await expect.element(screen.getByText('26–50 de 10.212')).toBeVisible()
})

test('the range of the last page ends at the total', async () => {
  const screen = await render(<Pagination {...place} page={9} getHref={(page) => `#p${page}`} />)
  await expect.element(screen.getByText('201–212 de 212')).toBeVisible()
})

test('an empty list has no page links', async () => {
  const screen = await render(<Pagination page={1} totalPages={0} total={0} limit={25} />)
  await expect.element(screen.getByText('Nenhum resultado')).toBeVisible()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})

test('shows that there are more items than were counted', async () => {
  const screen = await render(<Pagination page={1} totalPages={400} total={10_000} limit={25} capped />)
  await expect.element(screen.getByText('1–25 de mais de 10.000')).toBeVisible()
})

test('pages are named links, and the current one has aria-current', async () => {
  const screen = await render(<Pagination {...place} getHref={(page) => `#p${page}`} />)
  await expect.element(screen.getByRole('link', { name: 'Próxima página' })).toHaveAttribute('href', '#p3')
  await expect.element(screen.getByRole('link', { name: 'Página 2 de 9' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Página 9 de 9' })).toHaveAttribute('href', '#p9')
})

test('router links get content, name and state', async () => {
  const screen = await render(
    <Pagination {...place} renderLink={(page) => <a href={`/ordens?page=${page}`} data-router="" />} />,
  )
  const next = screen.getByRole('link', { name: 'Próxima página' })
  await expect.element(next).toHaveAttribute('data-router')
  await expect.element(next).toHaveAttribute('href', '/ordens?page=3')
  await expect.element(screen.getByRole('link', { name: 'Página 3 de 9' })).toHaveTextContent('3')
})

test('the first page has no previous link', async () => {
  const screen = await render(<Pagination {...place} page={1} getHref={(page) => `#p${page}`} />)
  const previous = screen.getByRole('link', { name: 'Página anterior' })
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
  await expect.element(previous).not.toHaveAttribute('href')
})

test('calls onPageChange when pages have no address', async () => {
  const change = vi.fn()
  const screen = await render(<Pagination {...place} onPageChange={change} />)
  await screen.getByRole('button', { name: 'Página 3 de 9' }).click()
  expect(change).toHaveBeenCalledExactlyOnceWith(3)
})

test('the current page keeps its colors under the pointer', async () => {
  const screen = await render(<Pagination {...place} getHref={(page) => `#p${page}`} />)
  const current = screen.getByRole('link', { name: 'Página 2 de 9' })
  const { backgroundColor } = getComputedStyle(current.element())
  await current.hover()
  expect(getComputedStyle(current.element()).backgroundColor).toBe(backgroundColor)
})

test('a page after the last one has no range, and leads to the last page', async () => {
  const screen = await render(
    <Pagination page={4} totalPages={2} total={37} limit={20} getHref={(page) => `#p${page}`} />,
  )
  expect(screen.getByText('de 37', { exact: false }).elements()).toHaveLength(0)
  await expect.element(screen.getByRole('link', { name: 'Página anterior' })).toHaveAttribute('href', '#p2')
})
