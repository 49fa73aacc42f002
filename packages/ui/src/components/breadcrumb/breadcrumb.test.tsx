import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { LocaleProvider } from '../locale-provider/locale-provider.tsx'
import { Breadcrumb } from './breadcrumb.tsx'

const parents = [
  <a key="settings" href="#configuracoes">
    Configurações
  </a>,
  <a key="webhooks" href="#webhooks">
    Webhooks
  </a>,
]

beforeEach(() => page.viewport(1280, 800))
afterEach(() => {
  document.documentElement.dir = ''
})

rootContract({ slot: 'breadcrumb' }, (props) => (
  <Breadcrumb {...props} current="ERP da matriz">
    {parents}
  </Breadcrumb>
))

test('is a named navigation with an ordered list, whose last item is the current page', async () => {
  const screen = await render(<Breadcrumb current="ERP da matriz">{parents}</Breadcrumb>)
  const navigation = screen.getByRole('navigation', { name: 'Caminho até esta página' })
  await expect.element(navigation).toBeVisible()
  const items = navigation.getByRole('listitem')
  expect(items.elements().map(({ textContent }) => textContent)).toEqual(['Configurações', 'Webhooks', 'ERP da matriz'])
  expect(navigation.getByRole('list').element().tagName).toBe('OL')
  await expect.element(screen.getByText('ERP da matriz')).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Webhooks' })).not.toHaveAttribute('aria-current')
  // The separators are not read.
  expect([...navigation.element().querySelectorAll('svg:not([aria-hidden=true])')]).toEqual([])
})

test('Tab moves through the links', async () => {
  const screen = await render(<Breadcrumb current="ERP da matriz">{parents}</Breadcrumb>)
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Configurações' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Webhooks' })).toHaveFocus()
})

test('with 320 px only the nearest parent is a link, and the current page is still read', async () => {
  await page.viewport(320, 640)
  const screen = await render(<Breadcrumb current="ERP da matriz">{parents}</Breadcrumb>)
  expect(
    screen
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Webhooks'])
  await expect.element(screen.getByText('ERP da matriz')).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText('ERP da matriz').element().closest('li')?.clientWidth).toBe(1)
  expect(document.documentElement.scrollWidth).toBe(320)
})

test('a long name wraps with 320 px', async () => {
  await page.viewport(320, 640)
  const name = 'https://erp.paodaserra.example/integracoes/malote/'.repeat(3)
  await render(
    <Breadcrumb>
      <a href="#webhook">{name}</a>
    </Breadcrumb>,
  )
  expect(document.documentElement.scrollWidth).toBe(320)
})

test('from right to left the arrows are mirrored', async () => {
  document.documentElement.dir = 'rtl'
  const screen = await render(
    <LocaleProvider dir="rtl">
      <Breadcrumb current="ERP">{parents}</Breadcrumb>
    </LocaleProvider>,
  )
  const icons = [...screen.getByRole('navigation').element().querySelectorAll('svg')]
  expect(icons.length).toBeGreaterThan(0)
  for (const icon of icons) expect(getComputedStyle(icon).scale).toBe('-1 1')
})

test('the name of the navigation is that of the locale', async () => {
  const screen = await render(
    <LocaleProvider messages={{ breadcrumb: 'Breadcrumb' }}>
      <Breadcrumb>{parents}</Breadcrumb>
    </LocaleProvider>,
  )
  await expect.element(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
})
