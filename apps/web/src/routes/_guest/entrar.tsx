import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { homePath, RedirectSearch } from '../../app/safe-redirect'
import { SignInPage } from '../../features/session'

const SignInSearch = z.object({ redirect: RedirectSearch })

export const Route = createFileRoute('/_guest/entrar')({
  validateSearch: SignInSearch,
  search: { middlewares: [stripSearchParams({ redirect: homePath })] },
  component: SignIn,
  staticData: { title: 'Entrar' },
})

function SignIn() {
  const { redirect } = Route.useSearch()
  return <SignInPage redirect={redirect} />
}
