export type CodeLength = 4 | 5 | 6 | 7 | 8
export type CodeFieldSize = 'md' | 'lg'

export const codeLengths = {
  4: '[--cells:4]',
  5: '[--cells:5]',
  6: '[--cells:6]',
  7: '[--cells:7]',
  8: '[--cells:8]',
} satisfies Record<CodeLength, string>

/** `md` has the height of the other controls; `lg` is for a screen whose only task is the code. */
export const codeFieldSizes = {
  md: 'h-11 w-[calc(var(--cells)*3.25rem-0.5rem)] text-xl md:h-9 md:w-[calc(var(--cells)*2.75rem-0.5rem)]',
  lg: 'h-14 w-[calc(var(--cells)*4rem-0.5rem)] text-2xl',
} satisfies Record<CodeFieldSize, string>

/** Cuts the place of the caret after the last digit off, which would make the control wider than its cells. */
export const codeFrame = [
  '@container relative isolate max-w-full overflow-clip rounded-md',
  'has-focus:outline-2 has-focus:outline-offset-2 has-focus:outline-focus',
].join(' ')

/**
 * One digit is as wide as a cell with the gap after it. The input is wider than the cells, so that the browser does not
 * scroll it to show the caret after the last digit.
 */
export const codeInput = [
  'peer block h-full w-[calc(100cqi+4rem)] border-0 bg-transparent pe-0 font-mono font-medium text-text outline-none',
  'ps-[calc(((100cqi+0.5rem)/var(--cells)-0.5rem-1ch)/2)] tracking-[calc((100cqi+0.5rem)/var(--cells)-1ch)]',
  'disabled:cursor-not-allowed disabled:text-disabled',
].join(' ')

/** Behind the text; above it while the browser paints the background of a filled-in code. */
export const codeCells = [
  'pointer-events-none absolute inset-0 -z-10 grid auto-cols-fr grid-flow-col gap-2',
  '[--cell-line:var(--malote-control)] [--cell:var(--malote-surface-raised)]',
  'peer-hover:[--cell-line:var(--malote-control-hover)] peer-aria-invalid:[--cell-line:var(--malote-danger)]',
  'peer-disabled:[--cell:var(--malote-surface-sunken)] peer-read-only:[--cell:var(--malote-surface-sunken)]',
  'peer-autofill:z-10 peer-autofill:[--cell:transparent]',
].join(' ')

export const codeCell = 'rounded-md border border-(--cell-line) bg-(--cell) transition-colors'
