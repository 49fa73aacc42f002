import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { SignInPage } from '../../features/session/index.ts'
import { homePath, redirectSearch } from '../../lib/http/safe-redirect.ts'

export const Route = createFileRoute('/_guest/entrar')({
  validateSearch: redirectSearch,
  search: { middlewares: [stripSearchParams({ redirect: homePath })] },
  component: SignIn,
  staticData: { title: 'Entrar' },
})

function SignIn() {
  const { redirect } = Route.useSearch()
  return <SignInPage redirect={redirect} />
}
