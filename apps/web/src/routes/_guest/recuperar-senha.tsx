import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { flag } from '../../app/list-search'
import { homePath, RedirectSearch } from '../../app/safe-redirect'
import { RequestPasswordPage, ResetPasswordPage } from '../../features/session'

/** Without a token the page asks for one by e-mail; with one it sets the password, of a person invited the first one. */
const RecoverySearch = z.object({
  token: z.catch(z.optional(z.string()), undefined),
  convite: flag,
  redirect: RedirectSearch,
})

export const Route = createFileRoute('/_guest/recuperar-senha')({
  validateSearch: RecoverySearch,
  search: { middlewares: [stripSearchParams({ redirect: homePath })] },
  component: Recovery,
  staticData: { title: 'Recuperar senha' },
})

function Recovery() {
  const { token, convite = false, redirect } = Route.useSearch()
  if (!token) return <RequestPasswordPage redirect={redirect} />
  return <ResetPasswordPage token={token} invited={convite} redirect={redirect} />
}
