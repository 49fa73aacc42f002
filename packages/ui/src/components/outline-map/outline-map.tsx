'use client'
import { useId, useMemo, useRef, useState } from 'react'
import { Lasso as LassoIcon, Maximize, Minus, Plus } from '../../icons/icons.gen.ts'
import { AttributionText } from '../../lib/attribution-text.tsx'
import { cn } from '../../lib/cn.ts'
import { getNumberFormat } from '../../lib/intl-formats.ts'
import { useLocale } from '../../lib/locale.ts'
import { type MapMessages, useMapMessages } from '../../lib/map-messages.ts'
import { plainText } from '../../lib/plain-text.ts'
import { requireLabel } from '../../lib/require-label.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Drawing } from './drawing.tsx'
import { Lasso } from './lasso.tsx'
import { MapMark } from './map-mark.tsx'
import {
  createProjection,
  groupPoints,
  isInFrame,
  isInside,
  isOverlapping,
  type MapOutline,
  type Point,
  type PointGroup,
  type Size,
  toPixel,
} from './map-view.ts'
import {
  type OutlineMapTone,
  outlineMapFrame,
  outlineMapLayout,
  outlineMapSizes,
  tonesByUrgency,
} from './outline-map.variants.ts'
import type { OutlineMapProps } from './outline-map-props.ts'
import { PlaceList } from './place-list.tsx'
import type { ListedPlace } from './place-rows.tsx'
import { setSelected } from './set-selected.ts'
import { useMapView } from './use-map-view.ts'

interface Place<Item> extends ListedPlace<Item> {
  readonly x: number
  readonly y: number
  readonly place: string
  readonly tone: OutlineMapTone
}

/** Two names of places this close would overlap. */
const nameSpace: Size = { width: 96, height: 48 }

/**
 * Positions on the outline of a country or a region, and always as a list of what the map shows. Needs no map library and no
 * tiles. For the route of one order between streets, use `RouteMap`.
 */
export function OutlineMap<Item>({ ref, className, ...props }: OutlineMapProps<Item>) {
  const {
    label,
    level = 2,
    size: mapSize = 'lg',
    outline,
    items,
    getItemId,
    getItemPosition,
    getItemTitle,
    getItemPlace,
    isItemApproximate,
    getItemTone,
    renderItemLink,
    renderItem,
    emptyText,
    loading = false,
    selectable = false,
    selected,
    onSelectedChange,
    ...rest
  } = props
  requireLabel(label, 'OutlineMap', 'Pass label="…" with the content of the map, for example label="Ordens no mapa".')
  const messages = useMapMessages()
  const heights = outlineMapSizes[mapSize]
  const format = getNumberFormat(useLocale(), {})
  const frame = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLElement>(null)
  const helpId = useId()
  const [active, setActive] = useState<string>()
  /** The places of a pressed mark that no zoom divides; undefined shows all in the frame. */
  const [pressed, setPressed] = useState<ReadonlySet<string>>()
  const [isDrawing, setDrawing] = useState(false)

  const places = useMemo(() => {
    const project = createProjection(outline)
    return items.flatMap((item): Place<Item>[] => {
      const position = getItemPosition(item)
      if (!position) return []
      return [
        {
          ...project(position),
          id: getItemId(item),
          title: getItemTitle(item),
          place: getItemPlace(item),
          approximate: isItemApproximate?.(item) ?? false,
          tone: getItemTone?.(item) ?? 'neutral',
          item,
        },
      ]
    })
  }, [outline, items, getItemId, getItemPosition, getItemTitle, getItemPlace, isItemApproximate, getItemTone])
  const { view, size, zoomIn, zoomOut, showPoints, reset, handleKey } = useMapView(
    frame,
    heights.pixels,
    outline,
    places,
  )
  const groups = useMemo(() => groupPoints(places, view.scale), [places, view.scale])
  const marks = groups
    .map((group) => ({ group, pixel: toPixel(group, view, size) }))
    .filter(({ pixel }) => isInFrame(pixel, size))
    .map(({ group, pixel }) => ({ group, pixel, space: { ...pixel, ...nameSpace } }))
    .map(({ group, pixel, space }, _index, all) => ({
      group,
      pixel,
      hasName: !all.some(({ space: other }) => other !== space && isOverlapping(space, other)),
    }))
  const shown = pressed ?? new Set(marks.flatMap(({ group }) => group.places.map(({ id }) => id)))
  const listed = places.filter(({ id }) => shown.has(id))

  const move = (change: () => void) => {
    setPressed(undefined)
    change()
  }
  const press = ({ places: members, isDivisible }: PointGroup<Place<Item>>) => {
    if (isDivisible) move(() => showPoints(members))
    else setPressed(new Set(members.map(({ id }) => id)))
    // The pressed mark may no longer exist, and the list shows its items.
    heading.current?.focus({ preventScroll: true })
  }

  const selectInside = (line: readonly Point[]) => {
    const inside = marks.filter(({ pixel }) => isInside(pixel, line)).flatMap(({ group }) => group.places)
    const ids = inside.map(({ id }) => id)
    if (ids.length === 0) return
    onSelectedChange?.(setSelected(selected ?? [], ids, true))
    setPressed(new Set(ids))
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <figure
      aria-label={label}
      {...rest}
      ref={ref}
      data-slot="outline-map"
      aria-busy={loading || undefined}
      className={cn(outlineMapLayout, className)}
    >
      <div ref={frame} data-drawing={isDrawing || undefined} className={cn(outlineMapFrame, heights.frame)}>
        <div
          role="application"
          aria-roledescription={messages.map}
          aria-label={label}
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map, so it must be focusable.
          tabIndex={0}
          data-slot="outline-map-drawing"
          className="absolute inset-0 cursor-grab -outline-offset-2 group-data-drawing/frame:cursor-crosshair active:cursor-grabbing"
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return
            if (handleKey(event.key)) {
              setPressed(undefined)
              event.preventDefault()
            }
          }}
        >
          <Drawing outline={outline} view={view} size={size} marks={marks} />
        </div>
        {marks.map(({ group, pixel, hasName }) => (
          <MapMark
            key={group.places[0]?.id}
            pixel={pixel}
            name={getGroupName(group, messages, (count) => format.format(count))}
            count={group.places.length > 1 ? format.format(group.places.length) : undefined}
            tone={getGroupTone(group)}
            approximate={group.places.every(({ approximate }) => approximate)}
            active={group.places.some(({ id }) => id === active)}
            placeName={hasName ? getPlaces(group)[0] : undefined}
            onPress={() => press(group)}
          />
        ))}
        {selectable && <Lasso frame={frame} isOn={isDrawing} onDrawn={selectInside} />}
        <div className="absolute end-2 top-2 z-2 flex flex-col gap-1 rounded-md bg-surface-raised print:hidden">
          <IconButton label={messages.zoomIn} variant="outline" size="sm" tooltip={false} onClick={() => move(zoomIn)}>
            <Plus />
          </IconButton>
          <IconButton
            label={messages.zoomOut}
            variant="outline"
            size="sm"
            tooltip={false}
            onClick={() => move(zoomOut)}
          >
            <Minus />
          </IconButton>
          <IconButton
            label={messages.showWholeMap}
            variant="outline"
            size="sm"
            tooltip={false}
            onClick={() => move(reset)}
          >
            <Maximize />
          </IconButton>
          {selectable && (
            <IconButton
              label={messages.drawSelection}
              aria-pressed={isDrawing}
              tone={isDrawing ? 'primary' : 'neutral'}
              variant={isDrawing ? 'solid' : 'outline'}
              size="sm"
              onClick={() => setDrawing(!isDrawing)}
            >
              <LassoIcon />
            </IconButton>
          )}
        </div>
        <p id={helpId} className="sr-only">
          {messages.mapHelp}
        </p>
        {outline.attribution && <Attribution {...outline.attribution} />}
      </div>
      <PlaceList
        headingRef={heading}
        className={heights.panel}
        level={level}
        places={listed}
        total={places.length}
        emptyText={places.length === 0 ? (emptyText ?? messages.mapEmpty) : messages.mapAreaEmpty}
        loading={loading}
        onShowAll={pressed && (() => setPressed(undefined))}
        active={active}
        onActiveChange={setActive}
        renderLink={renderItemLink}
        render={renderItem}
        selectable={selectable}
        selected={selected}
        onSelectedChange={onSelectedChange}
      />
    </figure>
  )
}

/** The names of a group's places, the most frequent one first. Case and accents do not distinguish two names. */
function getPlaces<Item>({ places }: PointGroup<Place<Item>>): string[] {
  const counts = new Map<string, { name: string; count: number }>()
  for (const { place } of places) {
    const key = plainText(place)
    counts.set(key, { name: counts.get(key)?.name ?? place, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].sort((one, other) => other.count - one.count).map(({ name }) => name)
}

function getGroupName<Item>(
  group: PointGroup<Place<Item>>,
  messages: MapMessages,
  format: (count: number) => string,
): string {
  const [first = '', ...others] = getPlaces(group)
  const [only, ...more] = group.places
  if (only && more.length === 0) return messages.mapPlace(only.title, first)
  return messages.mapGroup(format(group.places.length), first, others.length)
}

const getGroupTone = <Item,>({ places }: PointGroup<Place<Item>>): OutlineMapTone =>
  tonesByUrgency.find((tone) => places.some((place) => place.tone === tone)) ?? 'neutral'

function Attribution({ text, url }: NonNullable<MapOutline['attribution']>) {
  return (
    <p className="absolute end-0 bottom-0 rounded-ss-md bg-surface-raised px-2 py-1 text-xs text-subtle">
      <AttributionText text={text} url={url} />
    </p>
  )
}
