import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { homePath, redirectSearch } from '../../app/safe-redirect'
import { SignInPage } from '../../features/session'

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
