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
  { path: '/entrar', document: 'entrar/index.html', scripts: 172, files: 8 },
  { path: '/recuperar-senha', document: 'recuperar-senha/index.html', scripts: 171.9, files: 8 },
  { path: '/ordens-de-servico', document: 'shell.html', scripts: 229.1, files: 9 },
  { path: '/ordens-de-servico/criar', document: 'shell.html', scripts: 295, files: 18 },
  { path: '/ordens-de-servico/OS-2026-000001', document: 'shell.html', scripts: 257.8, files: 15 },
  { path: '/ordens-de-servico/OS-2026-000001/etiqueta', document: 'shell.html', scripts: 227.9, files: 15 },
  { path: '/ordens-de-servico/OS-2026-000001/recibo', document: 'shell.html', scripts: 242.7, files: 17 },
  { path: '/ordens-de-servico/etiquetas', document: 'shell.html', scripts: 231.2, files: 17 },
  { path: '/ordens-de-servico/planejar', document: 'shell.html', scripts: 264.6, files: 18 },
  { path: '/a-conferir', document: 'shell.html', scripts: 208.6, files: 11 },
  { path: '/a-conferir/mensagem', document: 'shell.html', scripts: 218.9, files: 12 },
  { path: '/ocorrencias', document: 'shell.html', scripts: 208.5, files: 9 },
  { path: '/dashboard', document: 'shell.html', scripts: 220.6, files: 11 },
  { path: '/usuarios', document: 'shell.html', scripts: 210.2, files: 8 },
  { path: '/ordens-de-servico/importar', document: 'shell.html', scripts: 265.8, files: 19 },
  { path: '/relatorios', document: 'shell.html', scripts: 242.8, files: 21 },
  { path: '/relatorios/agendados', document: 'shell.html', scripts: 218.8, files: 17 },
  { path: '/comprovantes', document: 'shell.html', scripts: 221.4, files: 13 },
  { path: '/relatorios/gerados', document: 'shell.html', scripts: 214.1, files: 14 },
  { path: '/empresas', document: 'shell.html', scripts: 214.4, files: 13 },
  { path: '/localizacoes', document: 'shell.html', scripts: 225, files: 11 },
  { path: '/metabase', document: 'shell.html', scripts: 211.8, files: 13 },
  { path: '/configuracoes', document: 'shell.html', scripts: 267, files: 25 },
  { path: '/configuracoes/auditoria', document: 'shell.html', scripts: 241.8, files: 19 },
  { path: '/configuracoes/webhooks', document: 'shell.html', scripts: 219, files: 11 },
  { path: '/configuracoes/webhooks/webhook', document: 'shell.html', scripts: 221.1, files: 10 },
  { path: '/titulares', document: 'shell.html', scripts: 209.8, files: 10 },
  { path: '/perfil', document: 'shell.html', scripts: 239.6, files: 17 },
  { path: '/meus-dados', document: 'shell.html', scripts: 219.1, files: 11 },
  { path: '/ajuda', document: 'shell.html', scripts: 239.4, files: 13 },
  { path: '/termos-de-uso', document: 'termos-de-uso/index.html', scripts: 173.7, files: 11 },
  { path: '/politica-de-privacidade', document: 'politica-de-privacidade/index.html', scripts: 173.9, files: 11 },
  { path: '/seus-dados', document: 'seus-dados/index.html', scripts: 194.8, files: 11 },
]
