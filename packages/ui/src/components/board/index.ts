export * from './board.tsx'
export type { BoardColumn, BoardMove, BoardProps } from './board-props.ts'
