import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { RequestPasswordPage, ResetPasswordPage } from '../../features/session'

/** Without a token the page asks for one by e-mail; with one it sets the new password. */
const RecoverySearch = z.object({ token: z.catch(z.optional(z.string()), undefined) })

export const Route = createFileRoute('/_guest/recuperar-senha')({
  validateSearch: RecoverySearch,
  component: Recovery,
  staticData: { title: 'Recuperar senha' },
})

function Recovery() {
  const { token } = Route.useSearch()
  return token ? <ResetPasswordPage token={token} /> : <RequestPasswordPage />
}
