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
  { path: '/ordens-de-servico/importar', document: 'shell.html', scripts: 251 },
  { path: '/relatorios', document: 'shell.html', scripts: 197 },
  { path: '/relatorios/agendados', document: 'shell.html', scripts: 240 },
  { path: '/relatorios/gerados', document: 'shell.html', scripts: 237 },
  { path: '/empresas', document: 'shell.html', scripts: 234 },
  { path: '/localizacoes', document: 'shell.html', scripts: 235 },
  { path: '/configuracoes', document: 'shell.html', scripts: 281 },
  { path: '/titulares', document: 'shell.html', scripts: 231 },
  { path: '/perfil', document: 'shell.html', scripts: 221 },
  { path: '/meus-dados', document: 'shell.html', scripts: 206 },
  { path: '/ajuda', document: 'shell.html', scripts: 205 },
  { path: '/termos-de-uso', document: 'termos-de-uso/index.html', scripts: 186 },
  { path: '/politica-de-privacidade', document: 'politica-de-privacidade/index.html', scripts: 186 },
  { path: '/seus-dados', document: 'seus-dados/index.html', scripts: 193 },
]
