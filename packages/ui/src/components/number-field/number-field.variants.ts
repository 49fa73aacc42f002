export const stepButton = [
  'pointer-events-auto inline-flex w-11 items-center justify-center border-line border-l text-subtle md:w-9',
  'transition-colors last:rounded-e-md hover:bg-surface-hover hover:text-text disabled:cursor-not-allowed',
  'disabled:bg-transparent disabled:text-disabled [&_svg]:size-4',
].join(' ')
