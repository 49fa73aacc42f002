/// <reference types="vite/client" />

declare module 'virtual:municipalities' {
  /** Loads the municipalities of each state, by its code in lower case: their names with their edges. */
  export const states: Readonly<
    Record<string, () => Promise<{ municipalities: (readonly [name: string, edge: string])[] }>>
  >
}
