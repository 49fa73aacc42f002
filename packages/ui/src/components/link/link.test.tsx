import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { Link } from './link.tsx'

rootContract({ slot: 'link' }, (props) => (
  <Link {...props} href="#termos" external>
    Termos de uso
  </Link>
))

test('an external link announces the new tab, and has rel="noreferrer"', async () => {
  const screen = await render(
    <Link href="https://metabase.example" external>
      Metabase
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Metabase (abre em nova aba)' })
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('with asChild it renders the router link', async () => {
  const screen = await render(
    <Link asChild>
      <a href="/recuperar-senha">Esqueci minha senha</a>
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Esqueci minha senha' })
  await expect.element(link).toHaveAttribute('href', '/recuperar-senha')
  await expect.element(link).toHaveAttribute('data-slot', 'link')
})
