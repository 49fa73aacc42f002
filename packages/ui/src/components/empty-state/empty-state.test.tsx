import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { rootContract } from '../../testing/root-contract.tsx'
import { EmptyState } from './empty-state.tsx'

rootContract({ slot: 'empty-state' }, (props) => <EmptyState {...props} title="Nenhuma ordem de serviço ainda." />)

test('renders the action', async () => {
  const screen = await render(
    <EmptyState title="Nenhuma ordem de serviço ainda." action={<button type="button">Criar ordem</button>}>
      Aqui ficam as entregas que você solicita.
    </EmptyState>,
  )
  await expect.element(screen.getByRole('button', { name: 'Criar ordem' })).toBeVisible()
  await expect.element(screen.getByText('Aqui ficam as entregas que você solicita.')).toBeVisible()
})
