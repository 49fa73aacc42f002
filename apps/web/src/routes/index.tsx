import { Loader } from '@malote/ui'
import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { homePath, RedirectSearch } from '../app/safe-redirect'
import { currentUserQuery } from '../features/session'

/** `companyId` optional, `redirect` falling back to the home page when it cannot be obeyed (specification, section 5). */
const HomeSearch = z.object({
  companyId: z.catch(z.optional(z.string()), undefined),
  redirect: RedirectSearch,
})

/** Adds the company to the address that people are sent to, unless it names one already. */
function withCompany(path: string, companyId: string | undefined): string {
  if (!companyId || /[?&]companyId=/.test(path)) return path
  const url = new URL(path, 'https://malote.invalid')
  url.searchParams.set('companyId', companyId)
  return `${url.pathname}${url.search}${url.hash}`
}

export const Route = createFileRoute('/')({
  validateSearch: HomeSearch,
  search: { middlewares: [stripSearchParams({ redirect: homePath })] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const user =
      context.user ??
      (await context.queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined))
    if (!user) throw redirect({ to: '/entrar', search: { redirect: deps.redirect }, replace: true })
    context.setSession({ user })
    throw redirect({ href: withCompany(deps.redirect, deps.companyId), replace: true })
  },
  pendingMs: 0,
  pendingComponent: Loader,
})
