'use client'
import { Maximize, Minus, Plus } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMapMessages } from '../../lib/map-messages.ts'
import { IconButton } from '../icon-button/icon-button.tsx'

interface MapButtonsProps {
  /** The name of the button that shows everything. */
  showAllLabel: string
  onZoomIn: () => void
  onZoomOut: () => void
  onShowAll: () => void
  className?: string | undefined
}

/** The buttons over a map that change its view. */
export function MapButtons({ showAllLabel, onZoomIn, onZoomOut, onShowAll, className }: MapButtonsProps) {
  const messages = useMapMessages()
  const button = { variant: 'outline', size: 'sm', tooltip: false } as const
  return (
    <div
      className={cn('absolute end-2 top-2 flex flex-col gap-1 rounded-md bg-surface-raised print:hidden', className)}
    >
      <IconButton {...button} label={messages.zoomIn} onClick={onZoomIn}>
        <Plus />
      </IconButton>
      <IconButton {...button} label={messages.zoomOut} onClick={onZoomOut}>
        <Minus />
      </IconButton>
      <IconButton {...button} label={showAllLabel} onClick={onShowAll}>
        <Maximize />
      </IconButton>
    </div>
  )
}

interface MapAttributionProps {
  text: string
  url?: string | null | undefined
  className: string
}

/** Who has made the pictures or the drawing of a map. */
export function MapAttribution({ text, url, className }: MapAttributionProps) {
  return (
    <p className={cn('rounded-ss-md bg-surface-raised px-2 py-1 text-xs text-subtle', className)}>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className="underline">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}
