/**
 * Limits of a page's first load: size in kB (1,000 bytes) of gzip, and number of script files. `pnpm size:web` shows
 * both. A first load is all code that the page needs to be shown and to react to input (decision 0110).
 */
export interface RouteBudget {
  readonly path: string
  /** The document of the build that is served for the path. */
  readonly document: string
  readonly scripts: number
  readonly files: number
}

export const routeBudgets: readonly RouteBudget[] = [
  { path: '/entrar', document: 'entrar/index.html', scripts: 128, files: 7 },
  { path: '/recuperar-senha', document: 'recuperar-senha/index.html', scripts: 128, files: 7 },
  { path: '/ordens-de-servico', document: 'shell.html', scripts: 221, files: 15 },
  { path: '/ordens-de-servico/criar', document: 'shell.html', scripts: 267, files: 17 },
  { path: '/ordens-de-servico/OS-2026-000001', document: 'shell.html', scripts: 240, files: 18 },
  { path: '/ordens-de-servico/OS-2026-000001/etiqueta', document: 'shell.html', scripts: 202, files: 17 },
  { path: '/ordens-de-servico/OS-2026-000001/recibo', document: 'shell.html', scripts: 225, files: 17 },
  { path: '/ordens-de-servico/etiquetas', document: 'shell.html', scripts: 226, files: 19 },
  { path: '/dashboard', document: 'shell.html', scripts: 224, files: 15 },
  { path: '/usuarios', document: 'shell.html', scripts: 226, files: 18 },
  { path: '/ordens-de-servico/importar', document: 'shell.html', scripts: 264, files: 20 },
  { path: '/relatorios', document: 'shell.html', scripts: 234, files: 17 },
  { path: '/relatorios/agendados', document: 'shell.html', scripts: 227, files: 19 },
  { path: '/relatorios/gerados', document: 'shell.html', scripts: 225, files: 19 },
  { path: '/empresas', document: 'shell.html', scripts: 226, files: 18 },
  { path: '/localizacoes', document: 'shell.html', scripts: 226, files: 18 },
  { path: '/metabase', document: 'shell.html', scripts: 198, files: 13 },
  { path: '/configuracoes', document: 'shell.html', scripts: 268, files: 26 },
  { path: '/configuracoes/auditoria', document: 'shell.html', scripts: 238, files: 21 },
  { path: '/configuracoes/webhooks', document: 'shell.html', scripts: 226, files: 19 },
  { path: '/configuracoes/webhooks/webhook', document: 'shell.html', scripts: 228, files: 18 },
  { path: '/titulares', document: 'shell.html', scripts: 215, files: 18 },
  { path: '/perfil', document: 'shell.html', scripts: 235, files: 18 },
  { path: '/meus-dados', document: 'shell.html', scripts: 224, files: 16 },
  { path: '/ajuda', document: 'shell.html', scripts: 222, files: 16 },
  { path: '/termos-de-uso', document: 'termos-de-uso/index.html', scripts: 160, files: 10 },
  { path: '/politica-de-privacidade', document: 'politica-de-privacidade/index.html', scripts: 160, files: 10 },
  { path: '/seus-dados', document: 'seus-dados/index.html', scripts: 215, files: 15 },
]
