import type { menu } from './menu.ts'

/** One key, or a sequence of two, and its description. */
export interface Shortcut {
  keys: string
  label: string
}

/** The second key of the sequence `g …`, by its path. */
export const navigationLetters: Record<(typeof menu)[number]['to'], string> = {
  '/dashboard': 'd',
  '/ordens-de-servico': 'o',
  '/usuarios': 'u',
  '/localizacoes': 'l',
  '/empresas': 'e',
  '/relatorios': 'r',
  '/configuracoes': 'c',
}

/** Shortcuts of every page, except navigation. */
export const globalShortcuts: readonly Shortcut[] = [
  { keys: 'mod+k', label: 'Abrir comandos' },
  { keys: '/', label: 'Buscar nesta tela' },
  { keys: 'n', label: 'Solicitar entrega' },
  { keys: '?', label: 'Ver atalhos' },
]

/** Shortcuts of lists. */
export const listShortcuts: readonly Shortcut[] = [
  { keys: 'down', label: 'Ir à linha seguinte' },
  { keys: 'up', label: 'Ir à linha anterior' },
  { keys: 'enter', label: 'Abrir a linha' },
  { keys: 'space', label: 'Selecionar a linha' },
]
