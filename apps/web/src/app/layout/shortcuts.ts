import type { menu } from './menu'

/** A key, or two one after the other, and what they do. */
export interface Shortcut {
  keys: string
  label: string
}

/** The letters after `g`, by where they lead. */
export const letters: Record<(typeof menu)[number]['to'], string> = {
  '/dashboard': 'd',
  '/ordens-de-servico': 'o',
  '/usuarios': 'u',
  '/localizacoes': 'l',
  '/empresas': 'e',
  '/relatorios': 'r',
  '/configuracoes': 'c',
}

/** What works on every page, besides going places. */
export const everywhere: readonly Shortcut[] = [
  { keys: 'mod+k', label: 'Abrir comandos' },
  { keys: '/', label: 'Buscar nesta tela' },
  { keys: 'n', label: 'Solicitar entrega' },
  { keys: '?', label: 'Ver atalhos' },
]

/** What works in a list. */
export const inLists: readonly Shortcut[] = [
  { keys: 'down', label: 'Ir à linha seguinte' },
  { keys: 'up', label: 'Ir à linha anterior' },
  { keys: 'enter', label: 'Abrir a linha' },
  { keys: 'space', label: 'Selecionar a linha' },
]
