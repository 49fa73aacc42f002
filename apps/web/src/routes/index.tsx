import { Loader } from '@malote/ui'
import { createFileRoute, redirect, type SearchSchemaInput, stripSearchParams } from '@tanstack/react-router'
import { currentUserQuery } from '../features/session/index.ts'
import { homePath, safeRedirect } from '../lib/http/safe-redirect.ts'

interface HomeInput extends SearchSchemaInput {
  companyId?: string | undefined
  redirect?: string | undefined
}

/** `companyId` is optional; an unsafe `redirect` becomes the home page (specification, section 5). */
const homeSearch = ({ companyId, redirect }: HomeInput) => ({
  companyId: typeof companyId === 'string' ? companyId : undefined,
  redirect: safeRedirect(redirect),
})

/** Adds the company to the redirect target, unless the target has one. */
function withCompany(path: string, companyId: string | undefined): string {
  if (!companyId || /[?&]companyId=/.test(path)) return path
  const url = new URL(path, 'https://malote.invalid')
  url.searchParams.set('companyId', companyId)
  return `${url.pathname}${url.search}${url.hash}`
}

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  search: { middlewares: [stripSearchParams({ redirect: homePath })] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const user = context.user ?? (await context.queryClient.ensureQueryData(currentUserQuery).catch(() => undefined))
    const target = withCompany(deps.redirect, deps.companyId)
    if (!user) throw redirect({ to: '/entrar', search: { redirect: target }, replace: true })
    context.setSession({ user })
    throw redirect({ href: target, replace: true })
  },
  pendingMs: 0,
  pendingComponent: Loader,
})
