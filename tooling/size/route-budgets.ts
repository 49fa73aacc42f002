/**
 * What a page's first load may weigh, in kB (1,000 bytes) of gzip, and in how many scripts it may come. `pnpm size:web`
 * shows both. A first load is all that the page needs to show itself and to answer (decision 0110).
 */
export interface RouteBudget {
  readonly path: string
  /** The document of the build that answers the address. */
  readonly document: string
  readonly scripts: number
  readonly files: number
}

export const routeBudgets: readonly RouteBudget[] = [
  { path: '/entrar', document: 'entrar/index.html', scripts: 124, files: 7 },
  { path: '/recuperar-senha', document: 'recuperar-senha/index.html', scripts: 124, files: 7 },
  { path: '/ordens-de-servico', document: 'shell.html', scripts: 193, files: 12 },
  { path: '/ordens-de-servico/criar', document: 'shell.html', scripts: 262, files: 15 },
  { path: '/ordens-de-servico/OS-2026-000001', document: 'shell.html', scripts: 236, files: 16 },
  { path: '/dashboard', document: 'shell.html', scripts: 219, files: 15 },
  { path: '/usuarios', document: 'shell.html', scripts: 222, files: 17 },
]
