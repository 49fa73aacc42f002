/**
 * Limits of a page's first load: size in kB (1,000 bytes) of gzip, and number of script files. `pnpm size:web` shows
 * both. A first load is all code that the page needs to be shown and to react to input (decision 0022).
 */
export interface RouteBudget {
  readonly path: string
  /** The document of the build that is served for the path. */
  readonly document: string
  readonly scripts: number
  readonly files: number
}

export const routeBudgets: readonly RouteBudget[] = [
  { path: '/entrar', document: 'entrar/index.html', scripts: 186, files: 10 },
  { path: '/recuperar-senha', document: 'recuperar-senha/index.html', scripts: 178, files: 9 },
  { path: '/ordens-de-servico', document: 'shell.html', scripts: 214, files: 20 },
  { path: '/ordens-de-servico/criar', document: 'shell.html', scripts: 252, files: 36 },
  { path: '/ordens-de-servico/OS-2026-000001', document: 'shell.html', scripts: 232, files: 34 },
  { path: '/ordens-de-servico/OS-2026-000001/etiqueta', document: 'shell.html', scripts: 206, files: 21 },
  { path: '/ordens-de-servico/OS-2026-000001/recibo', document: 'shell.html', scripts: 209, files: 24 },
  { path: '/ordens-de-servico/etiquetas', document: 'shell.html', scripts: 207, files: 22 },
  { path: '/dashboard', document: 'shell.html', scripts: 203, files: 17 },
  { path: '/usuarios', document: 'shell.html', scripts: 201, files: 14 },
  { path: '/ordens-de-servico/importar', document: 'shell.html', scripts: 224, files: 28 },
  { path: '/relatorios', document: 'shell.html', scripts: 208, files: 23 },
  { path: '/relatorios/agendados', document: 'shell.html', scripts: 205, files: 20 },
  { path: '/relatorios/gerados', document: 'shell.html', scripts: 202, files: 18 },
  { path: '/empresas', document: 'shell.html', scripts: 200, files: 15 },
  { path: '/localizacoes', document: 'shell.html', scripts: 204, files: 16 },
  { path: '/metabase', document: 'shell.html', scripts: 196, files: 14 },
  { path: '/configuracoes', document: 'shell.html', scripts: 238, files: 36 },
  { path: '/configuracoes/auditoria', document: 'shell.html', scripts: 208, files: 21 },
  { path: '/configuracoes/webhooks', document: 'shell.html', scripts: 200, files: 16 },
  { path: '/configuracoes/webhooks/webhook', document: 'shell.html', scripts: 203, files: 16 },
  { path: '/titulares', document: 'shell.html', scripts: 197, files: 13 },
  { path: '/perfil', document: 'shell.html', scripts: 209, files: 25 },
  { path: '/meus-dados', document: 'shell.html', scripts: 202, files: 18 },
  { path: '/ajuda', document: 'shell.html', scripts: 200, files: 17 },
  { path: '/termos-de-uso', document: 'termos-de-uso/index.html', scripts: 181, files: 10 },
  { path: '/politica-de-privacidade', document: 'politica-de-privacidade/index.html', scripts: 180, files: 10 },
  { path: '/seus-dados', document: 'seus-dados/index.html', scripts: 182, files: 13 },
]
