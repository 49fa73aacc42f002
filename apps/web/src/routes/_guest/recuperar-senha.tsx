import { createFileRoute, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { RequestPasswordPage, ResetPasswordPage } from '../../features/session/index.ts'
import { homePath, safeRedirect } from '../../lib/http/safe-redirect.ts'

interface RecoveryInput extends SearchSchemaInput {
  token?: string | undefined
  convite?: string | boolean | undefined
  redirect?: string | undefined
}

/**
 * Without a token the page requests one by e-mail; with a token it sets the password, which is the first one after an
 * invitation.
 */
const recoverySearch = ({ token, convite, redirect }: RecoveryInput) => ({
  token: typeof token === 'string' ? token : undefined,
  convite: String(convite) === 'true' ? true : undefined,
  redirect: safeRedirect(redirect),
})

export const Route = createFileRoute('/_guest/recuperar-senha')({
  validateSearch: recoverySearch,
  search: { middlewares: [stripSearchParams({ redirect: homePath })] },
  component: Recovery,
  staticData: { title: 'Recuperar senha' },
})

function Recovery() {
  const { token, convite = false, redirect } = Route.useSearch()
  if (!token) return <RequestPasswordPage redirect={redirect} />
  return <ResetPasswordPage token={token} invited={convite} redirect={redirect} />
}
