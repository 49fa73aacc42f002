import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { SignInPage } from '../../features/session'
import { homePath, redirectSearch } from '../../lib/http/safe-redirect'

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
