import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { type FileTileFit, fileTileFits } from './file-tile.variants.ts'

export interface FileTileProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The file name. */
  name: string
  /** The address of its picture; `undefined` while it is loading, `null` when there is none. */
  src?: string | null | undefined
  /** Shown instead of a picture. */
  icon?: ReactNode
  /** Details such as the author, the date or the size. */
  meta?: ReactNode
  /**
   * Whether the picture fills the tile or is shown completely.
   * @default 'cover'
   */
  fit?: FileTileFit | undefined
  /** Opens the file; without it the picture is not clickable. */
  onOpen?: (() => void) | undefined
  /** Buttons for this file. */
  actions?: ReactNode
}

/** Shows a file: its picture or an icon, its name, and its actions. In a form use `FileDrop`. */
export function FileTile({ name, src, icon, meta, fit = 'cover', onOpen, actions, className, ...rest }: FileTileProps) {
  requireLabel(name, 'FileTile', 'Pass name="…" with the name of the file.')
  const Frame = onOpen ? 'button' : 'div'
  return (
    <figure
      {...rest}
      data-slot="file-tile"
      data-loading={src === undefined || undefined}
      className={cn('flex min-w-0 flex-col rounded-md border border-line bg-surface-raised', className)}
    >
      <Frame
        {...(onOpen && { type: 'button' as const, onClick: onOpen, 'aria-label': name })}
        className={cn(
          'grid aspect-4/3 w-full grid-rows-1 place-items-center overflow-hidden rounded-t-md bg-surface-sunken text-subtle',
          '[&_svg]:size-8',
          onOpen && 'cursor-pointer transition-colors hover:bg-surface-hover',
          src === undefined && 'animate-pulse',
        )}
      >
        {src ? (
          <img src={src} alt="" decoding="async" className={cn('size-full', fileTileFits[fit])} />
        ) : (
          src === null && <span aria-hidden>{icon}</span>
        )}
      </Frame>
      <figcaption className="flex min-w-0 items-start gap-1 border-t border-line p-2">
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-medium" title={name}>
            <bdi>{name}</bdi>
          </p>
          {meta && <div className="text-xs wrap-anywhere text-subtle">{meta}</div>}
        </div>
        {actions}
      </figcaption>
    </figure>
  )
}
