export type AvatarSize = 'sm' | 'md' | 'lg'
export type AvatarShape = 'person' | 'company'

export const avatarSizes = {
  sm: 'size-6 text-xs',
  md: 'size-8 text-sm',
  lg: 'size-12 text-lg',
} satisfies Record<AvatarSize, string>

/** People are round, companies are square. */
export const avatarShapes = {
  person: 'rounded-full bg-primary-soft text-primary',
  company: 'rounded-md bg-accent-soft text-waiting',
} satisfies Record<AvatarShape, string>
