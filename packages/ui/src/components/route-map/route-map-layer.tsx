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
import { Maximize, Minus, Plus } from '../../icons/icons.gen.ts'
import { AttributionText } from '../../lib/attribution-text.tsx'
import { useMapMessages } from '../../lib/map-messages.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { Pin } from './pins.ts'
import type { RouteMapTiles } from './route-map.tsx'
import { routeMapPictures } from './route-map.variants.ts'
import { StopMark } from './stop-mark.tsx'

interface RouteMapLayerProps {
  label: string
  pins: readonly Pin[]
  tiles: RouteMapTiles
  onSelect: (stopIds: readonly string[]) => void
}

/** The padding around the markers in pixels: top, right (next to the buttons), bottom (above the attribution), left. */
const padding = [48, 80, 56, 40]
/** The maximum zoom when a route is shown: streets with their names. */
const maxFitZoom = 16
const tileMaxZoom = 19
/** The centre of the map until there are markers. */
const brazilCenter = [-51.9, -14.2]

/** On touch screens one finger scrolls the page and two move the map; a mouse drags. */
const mayDrag = (event: MapBrowserEvent): boolean => {
  const { originalEvent } = event
  const isTouch = originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch'
  return isTouch ? event.activePointers?.length === 2 : primaryAction(event)
}

const toPoint = ({ longitude, latitude }: Pin) => fromLonLat([longitude, latitude])
const motion = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150)

function createMap(source: XYZ): OlMap {
  const duration = motion()
  return new OlMap({
    layers: [new TileLayer({ source, className: routeMapPictures })],
    view: new View({ center: fromLonLat(brazilCenter), zoom: 4, maxZoom: tileMaxZoom, enableRotation: false }),
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
  map.getView().fit(boundingExtent(points), { padding, maxZoom: maxFitZoom, duration })
}

/** Moves the map so that a focused marker is visible; the browser's scrolling would shift the frame of the map. */
function reveal(map: OlMap, pin: Pin): void {
  const point = toPoint(pin)
  const view = map.getView()
  const pixel = map.getPixelFromCoordinate(point)
  const [width = 0, height = 0] = map.getSize() ?? []
  for (const element of [map.getViewport(), map.getOverlayContainerStopEvent()]) element?.scrollTo(0, 0)
  const [x = -1, y = -1] = pixel ?? []
  if (x < 0 || y < 0 || x > width || y > height) view.setCenter(point)
}

/**
 * The map: tile layers, with the markers above them as plain buttons. A new tile source creates a new map.
 *
 * OpenLayers (72 kB of gzip) is maintained and needs neither a worker nor code from text. Leaflet has had no release
 * since 2023; MapLibre is 289 kB and loads a worker from a blob, which the content security policy blocks.
 */
export function RouteMapLayer({ label, pins, tiles, onSelect }: RouteMapLayerProps) {
  const messages = useMapMessages()
  const target = useRef<HTMLDivElement>(null)
  const [source] = useState(() => new XYZ({ url: tiles.url, maxZoom: tileMaxZoom, transition: motion() }))
  const [map] = useState(() => createMap(source))
  const [pictures, setPictures] = useState<'coming' | 'here' | 'missing'>('coming')
  const helpId = useId()
  // The parent may pass equal markers as a new array on each render.
  const points = JSON.stringify(pins.map(toPoint))

  useEffect(() => {
    map.setTarget(target.current ?? undefined)
    return () => map.setTarget(undefined)
  }, [map])

  useEffect(() => {
    // One loaded tile shows that the server is available: at the edge of its area some tiles are missing.
    let hasLoadedTile = false
    const handleTileLoad = () => {
      hasLoadedTile = true
    }
    const handleTileError = () => !hasLoadedTile && setPictures('missing')
    const handleRenderComplete = () => hasLoadedTile && setPictures('here')
    source.on('tileloadend', handleTileLoad)
    source.on('tileloaderror', handleTileError)
    map.on('rendercomplete', handleRenderComplete)
    return () => {
      source.un('tileloadend', handleTileLoad)
      source.un('tileloaderror', handleTileError)
      map.un('rendercomplete', handleRenderComplete)
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map, so it must be focusable.
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
          onClick={() => showAll(map, pins.map(toPoint))}
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

/** A marker: a button that moves with the map. */
function Marker({ map, pin, onSelect }: MarkerProps) {
  const [place] = useState(() => document.createElement('div'))
  const [x, y] = toPoint(pin)

  useEffect(() => {
    const overlay = new Overlay({
      element: place,
      position: [x ?? 0, y ?? 0],
      positioning: 'center-center',
      // Markers are in the order of the route, for keyboard users.
      insertFirst: false,
      // A focused or hovered marker is above its neighbours.
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
      <AttributionText text={text} url={url} />
    </p>
  )
}
