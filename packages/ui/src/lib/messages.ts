'use client'
import { createContext, use } from 'react'

/** Every text that a component says on its own. Replace some or all of them with `MessagesProvider`. */
export const defaultMessages = {
  back: 'Voltar',
  calendar: 'Calendário',
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
  dateFrom: (day: string) => `Escolha uma data a partir de ${day}.`,
  datePattern: 'dd/mm/aaaa',
  dateUntil: (day: string) => `Escolha uma data até ${day}.`,
  day: 'Dia',
  decrease: 'Diminuir',
  dismiss: 'Dispensar aviso',
  empty: 'vazio',
  filters: 'Filtros',
  formErrors: (count: number) =>
    count === 1 ? 'Corrija 1 erro para continuar' : `Corrija ${count} erros para continuar`,
  from: 'De',
  hidePassword: 'Ocultar senha',
  inReais: 'em reais',
  increase: 'Aumentar',
  invalidDate: 'Escreva uma data que exista, como 25/12/2026.',
  invalidTime: 'Escreva um horário que exista, como 14:30.',
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
  openCalendar: 'Abrir calendário',
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
  required: '(obrigatório)',
  search: 'Buscar',
  select: 'Selecione',
  showPassword: 'Mostrar senha',
  sidebar: 'Menu lateral',
  skipToContent: 'Pular para o conteúdo',
  stepDone: '(concluída)',
  stepFailed: '(com erro)',
  time: 'Horário',
  timePattern: 'hh:mm',
  until: 'Até',
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
