'use client'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { CloudAlert } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { useMapMessages } from '../../lib/map-messages.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { createPins } from './pins.ts'
import type { RouteMapState } from './route-map.variants.ts'
import type * as Layer from './route-map-layer.tsx'
import { StopMark } from './stop-mark.tsx'

export interface RouteMapStop {
  /** The unique id of the stop. */
  id: string
  /** The text in its marker: one to three characters. */
  markerLabel: string
  /** The name of the stop. */
  name: string
  /** The address as text. */
  address?: string | undefined
  /** The state of the stop, which decides its marker. */
  state?: RouteMapState | undefined
  /** The text of the state. */
  status?: string | undefined
  /** The position in degrees (WGS 84). A stop without one is shown in the list only. */
  position?: { latitude: number; longitude: number } | null | undefined
  /** The address of the stop in an external map. */
  href?: string | undefined
}

export interface RouteMapTiles {
  /** The URL template, with `{z}`, `{x}` and `{y}`. */
  url: string
  /** The copyright of the tiles, and the address of its full text. */
  attribution: { text: string; url?: string | null | undefined }
}

export interface RouteMapProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The accessible name of the map. */
  label: string
  /** The stops, in the order of the route. */
  stops: readonly RouteMapStop[]
  /** The tile source; `undefined` while it is loading, `null` when there is none. */
  tiles: RouteMapTiles | null | undefined
}

/**
 * The stops of a route on a map, and always as a list. The map library is loaded when the map becomes visible. With
 * `tiles={null}` only the list is shown.
 */
export function RouteMap({ label, stops, tiles, ref, className, ...rest }: RouteMapProps) {
  requireLabel(label, 'RouteMap', 'Pass label="…" with the content of the map, for example label="Mapa da rota".')
  const messages = useMapMessages()
  const [selected, setSelected] = useState<readonly string[]>([])
  const pins = createPins(stops)
  const hasMap = pins.length > 0 && tiles !== null
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
      {hasMap && <Drawing label={label} pins={pins} tiles={tiles} onSelect={select} />}
      {pins.length > 0 && tiles === null && <p className="text-sm text-subtle">{messages.mapTilesUnavailable}</p>}
      <ol ref={list} className={cn('grid gap-1', stops.length > 6 && 'md:grid-cols-2 md:gap-x-4')}>
        {stops.map((stop) => (
          <StopRow key={stop.id} stop={stop} hasMap={hasMap} selected={selected.includes(stop.id)} />
        ))}
      </ol>
    </figure>
  )
}

interface DrawingProps {
  label: string
  pins: ReturnType<typeof createPins>
  tiles: RouteMapTiles | undefined
  onSelect: (stopIds: readonly string[]) => void
}

/** Loads the map code. It fails offline, or when a new release has replaced the file. */
const fetchLayer = (onResult: (layer: typeof Layer | 'failed') => void): Promise<void> =>
  import('./route-map-layer.tsx').then(onResult, () => onResult('failed'))

/** The container of the map, with its final height from the start. */
function Drawing({ label, pins, tiles, onSelect }: DrawingProps) {
  const messages = useMapMessages()
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNear(frame)
  const [layer, setLayer] = useState<typeof Layer | 'failed'>()
  // Waits for the tile source, because there may be none.
  const shouldLoad = isNear && tiles !== undefined
  useEffect(() => {
    if (shouldLoad) void fetchLayer(setLayer)
  }, [shouldLoad])

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

/** Returns whether an element is, or soon will be, in the viewport; it stays true then. */
function useNear(element: { readonly current: Element | null }): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear, element])
  return isNear
}

function StopRow({ stop, hasMap, selected }: { stop: RouteMapStop; hasMap: boolean; selected: boolean }) {
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
          {hasMap && !position && <p className="text-subtle">{messages.stopWithoutPosition}</p>}
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
