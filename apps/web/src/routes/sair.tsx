import { Loader } from '@malote/ui'
import { createFileRoute } from '@tanstack/react-router'
import { useSignOut } from '../features/session/index.ts'

/** The component signs out in an effect; the loader must not, because hovering a link preloads the route. */
export const Route = createFileRoute('/sair')({
  component: SignOut,
  staticData: { title: 'Sair' },
})

function SignOut() {
  useSignOut()
  return <Loader label="Saindo…" delay={0} />
}
