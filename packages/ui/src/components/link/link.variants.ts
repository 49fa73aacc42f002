export type LinkTone = 'primary' | 'subtle' | 'inherit'

export const linkTones = {
  primary: 'text-primary underline hover:text-primary-hover',
  subtle: 'text-subtle hover:text-text hover:underline',
  inherit: 'hover:underline',
} satisfies Record<LinkTone, string>
