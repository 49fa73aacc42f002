'use client'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { CloudAlert } from '../../icons/icons.gen.js'
import { cn } from '../../lib/cn.js'
import { useMapMessages } from '../../lib/map-messages.js'
import { requireLabel } from '../../lib/require-label.js'
import { Button } from '../button/button.js'
import { Link } from '../link/link.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { pinsOf } from './pins.js'
import type { RouteMapState } from './route-map.variants.js'
import type * as Layer from './route-map-layer.js'
import { StopMark } from './stop-mark.js'

export interface RouteMapStop {
  id: string
  /** What stands in its marker: one to three characters. */
  markerLabel: string
  /** What it is called. */
  name: string
  /** Where it is, in words. */
  address?: string | undefined
  state?: RouteMapState | undefined
  /** The state in words. */
  status?: string | undefined
  /** Degrees, WGS 84. Without it the stop stands in the list alone. */
  position?: { latitude: number; longitude: number } | null | undefined
  /** Opens the stop in a map elsewhere. */
  href?: string | undefined
}

export interface RouteMapTiles {
  /** An address with `{z}`, `{x}` and `{y}`. */
  url: string
  /** Whose the pictures are, and where that is said at length. */
  attribution: { text: string; url?: string | null | undefined }
}

export interface RouteMapProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the map shows. */
  label: string
  /** In the order of the route. */
  stops: readonly RouteMapStop[]
  /** Where its pictures come from; `undefined` while that is being asked, `null` when there are none. */
  tiles: RouteMapTiles | null | undefined
}

/**
 * The stops of a route on a map, and always as a list. The library that draws the map is fetched when it comes into
 * sight. Without pictures of its own (`tiles={null}`) the list stands alone.
 */
export function RouteMap({ label, stops, tiles, ref, className, ...rest }: RouteMapProps) {
  requireLabel(label, 'RouteMap', 'Pass label="…" with what the map shows, for example label="Mapa da rota".')
  const messages = useMapMessages()
  const [selected, setSelected] = useState<readonly string[]>([])
  const pins = pinsOf(stops)
  const drawn = pins.length > 0 && tiles !== null
  const list = useRef<HTMLOListElement>(null)

  const select = (stopIds: readonly string[]) => {
    setSelected(stopIds)
    const row = stops.findIndex(({ id }) => id === stopIds[0])
    list.current?.children[row]?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <figure
      aria-label={label}
      {...rest}
      ref={ref}
      data-slot="route-map"
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      {drawn && <Drawing label={label} pins={pins} tiles={tiles} onSelect={select} />}
      {pins.length > 0 && tiles === null && <p className="text-sm text-subtle">{messages.mapTilesUnavailable}</p>}
      <ol ref={list} className={cn('grid gap-1', stops.length > 6 && 'md:grid-cols-2 md:gap-x-4')}>
        {stops.map((stop) => (
          <StopRow key={stop.id} stop={stop} drawn={drawn} selected={selected.includes(stop.id)} />
        ))}
      </ol>
    </figure>
  )
}

interface DrawingProps {
  label: string
  pins: ReturnType<typeof pinsOf>
  tiles: RouteMapTiles | undefined
  onSelect: (stopIds: readonly string[]) => void
}

/** Fetches what draws the map. It fails offline, or where a new release has replaced the file. */
const fetchLayer = (tell: (layer: typeof Layer | 'failed') => void): Promise<void> =>
  import('./route-map-layer.js').then(tell, () => tell('failed'))

/** The place of the map: as high from the start as it will be. */
function Drawing({ label, pins, tiles, onSelect }: DrawingProps) {
  const messages = useMapMessages()
  const frame = useRef<HTMLDivElement>(null)
  const near = useNear(frame)
  const [layer, setLayer] = useState<typeof Layer | 'failed'>()
  // Not before it is known where the pictures come from: there may be none.
  const wanted = near && tiles !== undefined
  useEffect(() => {
    if (wanted) void fetchLayer(setLayer)
  }, [wanted])

  return (
    <div ref={frame} className="relative h-72 overflow-hidden rounded-md border border-line bg-surface-sunken md:h-80">
      {layer === 'failed' ? (
        <div
          role="alert"
          className="flex size-full flex-col items-center justify-center gap-3 p-4 text-center text-subtle"
        >
          <CloudAlert aria-hidden className="size-5 text-danger" />
          <p className="max-w-[52ch] text-pretty">{messages.mapFailed}</p>
          <Button tone="neutral" variant="outline" size="sm" onClick={() => void fetchLayer(setLayer)}>
            {messages.mapRetry}
          </Button>
        </div>
      ) : layer && tiles ? (
        <layer.RouteMapLayer key={tiles.url} label={label} pins={pins} tiles={tiles} onSelect={onSelect} />
      ) : (
        <Skeleton shape="block" className="size-full" />
      )}
    </div>
  )
}

/** Whether an element is in sight, or soon will be; once true it stays so. */
function useNear(element: { readonly current: Element | null }): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [near, element])
  return near
}

function StopRow({ stop, drawn, selected }: { stop: RouteMapStop; drawn: boolean; selected: boolean }) {
  const messages = useMapMessages()
  const { markerLabel: mark, name, address, state = 'pending', status, position, href } = stop
  return (
    <li
      data-selected={selected || undefined}
      className="flex min-w-0 items-start gap-3 rounded-md p-2 data-selected:bg-primary-soft"
    >
      <StopMark mark={mark} state={state} />
      <div className="flex min-w-0 flex-1 flex-col gap-x-4 text-sm md:flex-row md:justify-between">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
            {status && <span className="font-regular text-subtle">{` · ${status}`}</span>}
          </p>
          {address && <p className="wrap-anywhere text-subtle">{address}</p>}
          {drawn && !position && <p className="text-subtle">{messages.stopWithoutPosition}</p>}
        </div>
        {href && (
          <Link href={href} external className="shrink-0">
            {messages.openInMaps}
            <span className="sr-only"> {name}</span>
          </Link>
        )}
      </div>
    </li>
  )
}
