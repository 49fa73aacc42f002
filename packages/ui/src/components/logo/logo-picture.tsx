import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { type LogoAlign, logoAligns } from './logo.variants.ts'

export interface LogoPictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Who has the logo: the text of the picture. */
  name: string
  /** The address of the picture. */
  src: string
  /**
   * The side of the box on which the picture is.
   * @default 'start'
   */
  align?: LogoAlign | undefined
}

/** The logo of an installation or of a company: a picture of any shape, contained in a box of 112 × 40 px. */
export function LogoPicture({ name, src, align = 'start', className, ...rest }: LogoPictureProps) {
  requireLabel(name, 'LogoPicture', 'Pass name="…" with the name of who has the logo.')
  return (
    <span
      {...rest}
      data-slot="logo-picture"
      data-align={align}
      className={cn('inline-flex h-10 w-28 items-center', logoAligns[align], className)}
    >
      <img src={src} alt={name} className="max-h-full max-w-full rounded-sm object-contain text-sm" />
    </span>
  )
}
