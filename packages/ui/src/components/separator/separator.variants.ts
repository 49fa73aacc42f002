export type SeparatorOrientation = 'horizontal' | 'vertical'

export const separatorOrientations = {
  horizontal: 'w-full border-t',
  vertical: 'h-auto min-h-4 self-stretch border-s',
} satisfies Record<SeparatorOrientation, string>
