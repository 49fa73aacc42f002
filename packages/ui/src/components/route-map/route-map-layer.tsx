'use client'
import type { Coordinate } from 'ol/coordinate.js'
import { platformModifierKeyOnly, primaryAction } from 'ol/events/condition.js'
import { boundingExtent } from 'ol/extent.js'
import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js'
import DragPan from 'ol/interaction/DragPan.js'
import KeyboardPan from 'ol/interaction/KeyboardPan.js'
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js'
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js'
import PinchZoom from 'ol/interaction/PinchZoom.js'
import TileLayer from 'ol/layer/Tile.js'
import OlMap from 'ol/Map.js'
import type MapBrowserEvent from 'ol/MapBrowserEvent.js'
import Overlay from 'ol/Overlay.js'
import { fromLonLat } from 'ol/proj.js'
import XYZ from 'ol/source/XYZ.js'
import View from 'ol/View.js'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Maximize, Minus, Plus } from '../../icons/icons.gen.js'
import { useMapMessages } from '../../lib/map-messages.js'
import { IconButton } from '../icon-button/icon-button.js'
import type { Pin } from './pins.js'
import type { RouteMapTiles } from './route-map.js'
import { routeMapPictures } from './route-map.variants.js'
import { StopMark } from './stop-mark.js'

interface RouteMapLayerProps {
  label: string
  pins: readonly Pin[]
  tiles: RouteMapTiles
  onSelect: (stopIds: readonly string[]) => void
}

/** Room for the markers at the edges, in pixels: above, beside the buttons, above whose the pictures are, left. */
const padding = [48, 80, 56, 40]
/** Streets with their names. */
const closest = 16
const deepest = 19
/** Until the markers are there. */
const brazil = [-51.9, -14.2]

/** One finger scrolls the page and two move the map; a mouse drags. */
const mayDrag = (event: MapBrowserEvent): boolean => {
  const { originalEvent } = event
  const touched = originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch'
  return touched ? event.activePointers?.length === 2 : primaryAction(event)
}

const pointOf = ({ longitude, latitude }: Pin) => fromLonLat([longitude, latitude])
const motion = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150)

function createMap(source: XYZ): OlMap {
  const duration = motion()
  return new OlMap({
    layers: [new TileLayer({ source, className: routeMapPictures })],
    view: new View({ center: fromLonLat(brazil), zoom: 4, maxZoom: deepest, enableRotation: false }),
    controls: [],
    interactions: [
      new DragPan({ condition: mayDrag }),
      new PinchZoom({ duration }),
      new DoubleClickZoom({ duration }),
      new MouseWheelZoom({ condition: platformModifierKeyOnly, duration }),
      new KeyboardPan({ duration }),
      new KeyboardZoom({ duration }),
    ],
  })
}

function showAll(map: OlMap, points: Coordinate[], duration = motion()): void {
  map.getView().fit(boundingExtent(points), { padding, maxZoom: closest, duration })
}

/** Brings a marker that got the focus into sight, in the way of the map; the browser's own way would shift its frame. */
function reveal(map: OlMap, pin: Pin): void {
  const point = pointOf(pin)
  const view = map.getView()
  const inside = map.getPixelFromCoordinate(point)
  const [width = 0, height = 0] = map.getSize() ?? []
  for (const element of [map.getViewport(), map.getOverlayContainerStopEvent()]) element?.scrollTo(0, 0)
  const [x = -1, y = -1] = inside ?? []
  if (x < 0 || y < 0 || x > width || y > height) view.setCenter(point)
}

/** The map itself: pictures in layers, markers above them as plain buttons. For another source of pictures, another map. */
export function RouteMapLayer({ label, pins, tiles, onSelect }: RouteMapLayerProps) {
  const messages = useMapMessages()
  const target = useRef<HTMLDivElement>(null)
  const [source] = useState(() => new XYZ({ url: tiles.url, maxZoom: deepest, transition: motion() }))
  const [map] = useState(() => createMap(source))
  const [pictures, setPictures] = useState<'coming' | 'here' | 'missing'>('coming')
  const helpId = useId()
  // The same markers come as a new list with each render of the page.
  const points = JSON.stringify(pins.map(pointOf))

  useEffect(() => {
    map.setTarget(target.current ?? undefined)
    return () => map.setTarget(undefined)
  }, [map])

  useEffect(() => {
    // One that came stands for the server's being there: at the edge of its land some are missing.
    let here = false
    const came = () => {
      here = true
    }
    const stayedAway = () => !here && setPictures('missing')
    const drawn = () => here && setPictures('here')
    source.on('tileloadend', came)
    source.on('tileloaderror', stayedAway)
    map.on('rendercomplete', drawn)
    return () => {
      source.un('tileloadend', came)
      source.un('tileloaderror', stayedAway)
      map.un('rendercomplete', drawn)
    }
  }, [map, source])

  useEffect(() => showAll(map, JSON.parse(points) as Coordinate[], 0), [map, points])

  const zoom = (by: number) => {
    const view = map.getView()
    view.animate({ zoom: (view.getZoom() ?? 0) + by, duration: motion() })
  }

  return (
    <>
      <div
        ref={target}
        role="application"
        aria-roledescription={messages.map}
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move the map, so it takes the focus.
        tabIndex={0}
        data-slot="route-map-drawing"
        data-pictures={pictures}
        className="absolute inset-0 -outline-offset-2"
      />
      {pins.map((pin) => (
        <Marker key={pin.id} map={map} pin={pin} onSelect={onSelect} />
      ))}
      <div className="absolute end-2 top-2 flex flex-col gap-1 rounded-md bg-surface-raised print:hidden">
        <IconButton label={messages.zoomIn} variant="outline" size="sm" tooltip={false} onClick={() => zoom(1)}>
          <Plus />
        </IconButton>
        <IconButton label={messages.zoomOut} variant="outline" size="sm" tooltip={false} onClick={() => zoom(-1)}>
          <Minus />
        </IconButton>
        <IconButton
          label={messages.showAllStops}
          variant="outline"
          size="sm"
          tooltip={false}
          onClick={() => showAll(map, pins.map(pointOf))}
        >
          <Maximize />
        </IconButton>
      </div>
      <p id={helpId} className="sr-only">
        {messages.mapHelp}
      </p>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-end justify-between gap-2 text-xs">
        <p role="status" className={pictures === 'missing' ? 'rounded-se-md bg-surface-raised px-2 py-1' : 'sr-only'}>
          {pictures === 'missing' && messages.mapTilesFailed}
        </p>
        <Attribution {...tiles.attribution} />
      </div>
    </>
  )
}

interface MarkerProps extends Pick<RouteMapLayerProps, 'onSelect'> {
  map: OlMap
  pin: Pin
}

/** A marker: a button that the map moves along. */
function Marker({ map, pin, onSelect }: MarkerProps) {
  const [place] = useState(() => document.createElement('div'))
  const [x, y] = pointOf(pin)

  useEffect(() => {
    const overlay = new Overlay({
      element: place,
      position: [x ?? 0, y ?? 0],
      positioning: 'center-center',
      // In the order of the route, for whoever walks through them by keyboard.
      insertFirst: false,
      // One that is looked at stands before its neighbours.
      className: 'focus-within:z-10 hover:z-10',
    })
    map.addOverlay(overlay)
    return () => {
      map.removeOverlay(overlay)
    }
  }, [map, place, x, y])

  return createPortal(
    <button
      type="button"
      aria-label={pin.name}
      data-slot="route-map-pin"
      className="relative block cursor-pointer rounded-sm after:absolute after:-inset-2 md:after:hidden"
      onFocus={() => reveal(map, pin)}
      onClick={() => onSelect(pin.stopIds)}
    >
      <StopMark mark={pin.mark} state={pin.state} />
    </button>,
    place,
  )
}

function Attribution({ text, url }: RouteMapTiles['attribution']) {
  return (
    <p className="pointer-events-auto ms-auto rounded-ss-md bg-surface-raised px-2 py-1 text-subtle">
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
