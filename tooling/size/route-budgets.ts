/** What a page's first load may weigh, in kB (1,000 bytes) of gzip. `pnpm size:web` shows what it weighs. */
export interface RouteBudget {
  readonly path: string
  /** The document of the build that answers the address. */
  readonly document: string
  readonly scripts: number
}

export const routeBudgets: readonly RouteBudget[] = [
  { path: '/entrar', document: 'entrar/index.html', scripts: 179 },
  { path: '/recuperar-senha', document: 'recuperar-senha/index.html', scripts: 179 },
  { path: '/ordens-de-servico', document: 'shell.html', scripts: 192 },
  { path: '/ordens-de-servico/criar', document: 'shell.html', scripts: 256 },
  { path: '/ordens-de-servico/OS-2026-000001', document: 'shell.html', scripts: 230 },
  { path: '/dashboard', document: 'shell.html', scripts: 204 },
  { path: '/usuarios', document: 'shell.html', scripts: 231 },
]
