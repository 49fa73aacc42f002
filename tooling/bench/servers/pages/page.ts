import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** The content that every page shows, so that only the libraries differ. */
export const cities = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `c${index}`, label: `Cidade de entrega ${index + 1}` }))

export const orders = Array.from({ length: 50 }, (_, index) => ({
  number: `OS-2026-${String(index + 1).padStart(6, '0')}`,
  recipient: `Destinatária ${index + 1}`,
  status: ['Solicitada', 'Em rota', 'Entregue'][index % 3],
}))

export const columns = ['Número', 'Destinatário', 'Status']
export const actions = ['Duplicar ordem', 'Imprimir etiqueta', 'Corrigir status', 'Cancelar ordem']
export const links = ['Painel', 'Ordens de serviço', 'Usuários', 'Empresas', 'Localizações', 'Relatórios']

export function show(page: ReactNode): void {
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(page)
}
