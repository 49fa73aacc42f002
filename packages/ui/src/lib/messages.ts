'use client'
import { createContext, use } from 'react'

/** Every text that a component says on its own. Replace some or all of them with `MessagesProvider`. */
export const defaultMessages = {
  back: 'Voltar',
  cancel: 'Cancelar',
  capsLockOn: 'Caps Lock está ligado',
  characters: (used: number, limit: number) => `${used} de ${limit} caracteres`,
  clearFilters: 'Limpar filtros',
  clearSearch: 'Limpar busca',
  close: 'Fechar',
  closeSidebar: 'Fechar Sidebar',
  copied: 'Copiado',
  copy: 'Copiar',
  copyFailed: 'Não foi possível copiar',
  course: (first: string, last: string, lowest: string, highest: string) =>
    `de ${first} a ${last}; menor ${lowest}, maior ${highest}`,
  dismiss: 'Dispensar aviso',
  filters: 'Filtros',
  hidePassword: 'Ocultar senha',
  keyDown: 'seta para baixo',
  keyLeft: 'seta para a esquerda',
  keyPlus: 'mais',
  keyRight: 'seta para a direita',
  keySpace: 'Espaço',
  keyThen: 'depois',
  keyUp: 'seta para cima',
  loading: 'Carregando…',
  logout: 'Sair',
  nextPage: 'Próxima página',
  noData: 'sem dados',
  noDate: 'sem data',
  noOptions: 'Nenhuma opção disponível',
  notifications: 'Notificações',
  now: 'agora',
  openSidebar: 'Abrir Sidebar',
  opensInNewTab: '(abre em nova aba)',
  optional: '(opcional)',
  page: (page: number, totalPages: number) => `Página ${page} de ${totalPages}`,
  pagination: 'Paginação',
  previousPage: 'Página anterior',
  range: (from: number, to: number, total: number) =>
    total === 0 ? 'Nenhum resultado' : `${count(from)}–${count(to)} de ${count(total)}`,
  removeFilter: (filter: string) => `Remover filtro ${filter}`,
  requestId: 'Código para o suporte:',
  search: 'Buscar',
  select: 'Selecione',
  showPassword: 'Mostrar senha',
  sidebar: 'Menu lateral',
  skipToContent: 'Pular para o conteúdo',
  stepDone: '(concluída)',
  stepFailed: '(com erro)',
}

/** The shape of `defaultMessages`. */
export type Messages = typeof defaultMessages

const numberFormat = new Intl.NumberFormat('pt-BR')

function count(value: number): string {
  return numberFormat.format(value)
}

export const MessagesContext = createContext<Messages>(defaultMessages)

/** The texts in force here. */
export function useMessages(): Messages {
  return use(MessagesContext)
}
