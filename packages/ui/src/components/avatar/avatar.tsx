'use client'
import { type ComponentProps, useState } from 'react'
import { Building2, UserRound } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useLocale } from '../../lib/locale.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { type AvatarShape, type AvatarSize, avatarShapes, avatarSizes } from './avatar.variants.ts'
import { getInitials } from './initials.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The name of the person or company. Its initials are shown when there is no picture. */
  name: string
  /** The address of a picture. */
  src?: string | null | undefined
  /**
   * The width and the height.
   * @default 'md'
   */
  size?: AvatarSize | undefined
  /**
   * A circle for people, a square for companies.
   * @default 'person'
   */
  shape?: AvatarShape | undefined
  /**
   * Hides the picture from screen readers. Use it next to the visible name.
   * @default false
   */
  decorative?: boolean | undefined
}

const icons = { person: UserRound, company: Building2 }

/** Represents a person or company with a picture, with initials, or with an icon. */
export function Avatar({
  name,
  src,
  size = 'md',
  shape = 'person',
  decorative = false,
  className,
  ...rest
}: AvatarProps) {
  requireLabel(decorative || name, 'Avatar', 'Pass name="…"; add decorative where the name is next to it.')
  const [broken, setBroken] = useState<string>()
  const letters = getInitials(name, useLocale())
  const Icon = icons[shape]
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
      data-slot="avatar"
      data-shape={shape}
      className={cn(
        'inline-grid shrink-0 place-items-center overflow-hidden font-semibold select-none',
        avatarSizes[size],
        avatarShapes[shape],
        className,
      )}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      ) : letters ? (
        <span aria-hidden>{letters}</span>
      ) : (
        <Icon aria-hidden className="size-1/2" />
      )}
    </span>
  )
}
