/// <reference types="vite/client" />

declare module 'virtual:municipalities' {
  /** Loads the municipalities of each state, by its code in lower case: their names with their edges. */
  const states: Readonly<Record<string, () => Promise<{ default: (readonly [name: string, edge: string])[] }>>>
  export default states
}
