import { Loader } from '@malote/ui'
import { createFileRoute } from '@tanstack/react-router'
import { useSignOut } from '../features/session'

/** Signing out is an effect of being here, never of a link being hovered: nothing of it may run while preloading. */
export const Route = createFileRoute('/sair')({
  component: SignOut,
  staticData: { title: 'Sair' },
})

function SignOut() {
  useSignOut()
  return <Loader label="Saindo…" delay={0} />
}
