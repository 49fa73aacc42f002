const numbers = /* @__PURE__ */ new Intl.NumberFormat('pt-BR')

/* The texts of the components that a first page needs, as single exports, so that a page loads only those it uses. The
   texts of the larger inputs are in input-texts.ts, those of the tables are an object in data-messages.ts. */
export const back = 'Voltar'
export const cancel = 'Cancelar'
export const capsLockOn = 'Caps Lock está ligado'
export const characterCount = (used: number, limit: number) => `${used} de ${limit} caracteres`
export const clearFilters = 'Limpar filtros'
export const clearSearch = 'Limpar busca'
export const close = 'Fechar'
export const closeSidebar = 'Fechar Sidebar'
export const copied = 'Copiado'
export const copy = 'Copiar'
export const copyFailed = 'Não foi possível copiar'
export const copyRequestId = 'Copiar código para o suporte'
export const dismiss = 'Dispensar aviso'
export const filters = 'Filtros'
export const hidePassword = 'Ocultar senha'
export const keyDown = 'seta para baixo'
export const keyLeft = 'seta para a esquerda'
export const keyPlus = 'mais'
export const keyRight = 'seta para a direita'
export const keySpace = 'Espaço'
export const keyThen = 'depois'
export const keyUp = 'seta para cima'
export const loading = 'Carregando…'
export const loadFailed = 'Não foi possível abrir: confira a conexão. Se continuar, recarregue a página.'
export const logout = 'Sair'
export const nextPage = 'Próxima página'
export const noDate = 'sem data'
export const noOptions = 'Nenhuma opção disponível'
export const notifications = 'Notificações'
export const now = 'agora'
export const openSidebar = 'Abrir Sidebar'
export const opensInNewTab = '(abre em nova aba)'
export const optional = '(opcional)'
export const pageOfTotal = (page: number, totalPages: number) => `Página ${page} de ${totalPages}`
export const pagination = 'Paginação'
export const previousPage = 'Página anterior'
export const rangeOfTotal = (from: number, to: number, total: number, capped?: boolean) =>
  total === 0
    ? 'Nenhum resultado'
    : `${numbers.format(from)}–${numbers.format(to)} de ${capped ? 'mais de ' : ''}${numbers.format(total)}`
export const removeFilter = (filter: string) => `Remover filtro ${filter}`
export const requestId = 'Código para o suporte:'
export const retryLoad = 'Tentar de novo'
export const select = 'Selecione'
export const showPassword = 'Mostrar senha'
export const sidebar = 'Menu lateral'
export const skipToContent = 'Pular para o conteúdo'
export const stepDone = '(concluída)'
export const stepFailed = '(com erro)'
export const stepStopped = '(interrompida)'
