import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

rootContract({ slot: 'visually-hidden' }, (props) => <VisuallyHidden {...props}>em rota agora</VisuallyHidden>)

test('the text uses no space and is part of the accessible name', async () => {
  const screen = await render(
    <button type="button">
      38 <VisuallyHidden>em rota agora</VisuallyHidden>
    </button>,
  )
  await expect.element(screen.getByRole('button', { name: '38 em rota agora' })).toBeVisible()
  expect(screen.getByText('em rota agora').element().getBoundingClientRect().width).toBe(1)
})
