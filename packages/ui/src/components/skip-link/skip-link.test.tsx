import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { SkipLink } from './skip-link.tsx'

rootContract({ slot: 'skip-link' }, (props) => (
  <>
    <SkipLink {...props} href="#conteudo" />
    <main id="conteudo" tabIndex={-1}>
      Ordens
    </main>
  </>
))

test('is hidden until it is focused, then links to the content', async () => {
  const screen = await render(
    <>
      <SkipLink href="#conteudo" />
      <main id="conteudo" tabIndex={-1}>
        Ordens
      </main>
    </>,
  )
  const link = screen.getByRole('link', { name: 'Pular para o conteúdo' })
  await expect.element(link).not.toBeInViewport()
  await userEvent.tab()
  await expect.element(link).toBeInViewport()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('main')).toHaveFocus()
})
