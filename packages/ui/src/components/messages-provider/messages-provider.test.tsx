import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Loader } from '../loader/loader.tsx'
import { SkipLink } from '../skip-link/skip-link.tsx'
import { MessagesProvider } from './messages-provider.tsx'

test('replaces the given texts and keeps the others', async () => {
  const screen = await render(
    <MessagesProvider messages={{ loading: 'Um instante…' }}>
      <Loader />
      <SkipLink href="#conteudo" />
    </MessagesProvider>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Um instante…')
  await expect.element(screen.getByRole('link')).toHaveTextContent('Pular para o conteúdo')
})

test('an inner provider extends an outer one', async () => {
  const screen = await render(
    <MessagesProvider messages={{ loading: 'Um instante…' }}>
      <MessagesProvider messages={{ skipToContent: 'Ir ao conteúdo' }}>
        <Loader />
        <SkipLink href="#conteudo" />
      </MessagesProvider>
    </MessagesProvider>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Um instante…')
  await expect.element(screen.getByRole('link')).toHaveTextContent('Ir ao conteúdo')
})
