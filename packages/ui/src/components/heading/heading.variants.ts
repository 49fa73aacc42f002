export type HeadingSize = 'sm' | 'md' | 'lg' | 'xl'

export const headingSizes = {
  sm: 'text-md',
  md: 'text-lg',
  lg: 'text-xl',
  xl: 'text-2xl tracking-tight',
} satisfies Record<HeadingSize, string>
