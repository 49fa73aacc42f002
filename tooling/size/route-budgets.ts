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
  { path: '/entrar', document: 'entrar/index.html', scripts: 172.3, files: 8 },
  { path: '/recuperar-senha', document: 'recuperar-senha/index.html', scripts: 172.2, files: 8 },
  { path: '/ordens-de-servico', document: 'shell.html', scripts: 229.6, files: 9 },
  { path: '/ordens-de-servico/criar', document: 'shell.html', scripts: 295.7, files: 18 },
  { path: '/ordens-de-servico/OS-2026-000001', document: 'shell.html', scripts: 258.6, files: 15 },
  { path: '/ordens-de-servico/OS-2026-000001/etiqueta', document: 'shell.html', scripts: 228.3, files: 15 },
  { path: '/ordens-de-servico/OS-2026-000001/recibo', document: 'shell.html', scripts: 243.1, files: 17 },
  { path: '/ordens-de-servico/etiquetas', document: 'shell.html', scripts: 231.6, files: 17 },
  { path: '/ordens-de-servico/planejar', document: 'shell.html', scripts: 266.1, files: 19 },
  { path: '/a-conferir', document: 'shell.html', scripts: 209, files: 11 },
  { path: '/a-conferir/mensagem', document: 'shell.html', scripts: 219.3, files: 12 },
  { path: '/ocorrencias', document: 'shell.html', scripts: 208.8, files: 9 },
  { path: '/dashboard', document: 'shell.html', scripts: 221, files: 11 },
  { path: '/usuarios', document: 'shell.html', scripts: 210.5, files: 8 },
  { path: '/ordens-de-servico/importar', document: 'shell.html', scripts: 268.3, files: 20 },
  { path: '/relatorios', document: 'shell.html', scripts: 243.4, files: 21 },
  { path: '/relatorios/agendados', document: 'shell.html', scripts: 219.4, files: 17 },
  { path: '/comprovantes', document: 'shell.html', scripts: 221.8, files: 13 },
  { path: '/relatorios/gerados', document: 'shell.html', scripts: 214.4, files: 14 },
  { path: '/empresas', document: 'shell.html', scripts: 215, files: 13 },
  { path: '/localizacoes', document: 'shell.html', scripts: 225.3, files: 11 },
  { path: '/metabase', document: 'shell.html', scripts: 212.4, files: 13 },
  { path: '/configuracoes', document: 'shell.html', scripts: 268.1, files: 25 },
  { path: '/configuracoes/auditoria', document: 'shell.html', scripts: 242.4, files: 19 },
  { path: '/configuracoes/webhooks', document: 'shell.html', scripts: 219.4, files: 11 },
  { path: '/configuracoes/webhooks/webhook', document: 'shell.html', scripts: 221.5, files: 10 },
  { path: '/titulares', document: 'shell.html', scripts: 210.1, files: 10 },
  { path: '/perfil', document: 'shell.html', scripts: 240, files: 17 },
  { path: '/meus-dados', document: 'shell.html', scripts: 219.5, files: 11 },
  { path: '/ajuda', document: 'shell.html', scripts: 239.8, files: 13 },
  { path: '/termos-de-uso', document: 'termos-de-uso/index.html', scripts: 174, files: 11 },
  { path: '/politica-de-privacidade', document: 'politica-de-privacidade/index.html', scripts: 174.2, files: 11 },
  { path: '/seus-dados', document: 'seus-dados/index.html', scripts: 195.2, files: 11 },
]
