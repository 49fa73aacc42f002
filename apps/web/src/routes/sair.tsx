import { Loader } from '@malote/ui'
import { createFileRoute } from '@tanstack/react-router'
import { useSignOut } from '../features/session/index.ts'
import { endSession } from '../lib/storage/end-session.ts'

/** The guard ends the session here, before the component is loaded: without a connection that may fail. */
export const Route = createFileRoute('/sair')({
  beforeLoad: ({ preload }) => {
    if (!preload && !import.meta.env.SSR) endSession()
  },
  component: SignOut,
  staticData: { title: 'Sair' },
})

function SignOut() {
  useSignOut()
  return <Loader label="Saindo…" delay={0} />
}
