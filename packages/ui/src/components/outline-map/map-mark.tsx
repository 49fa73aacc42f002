import { applyBlockedStyle } from '../../lib/apply-blocked-style.ts'
import type { Point } from './map-view.ts'
import { type OutlineMapTone, outlineMapMark, outlineMapPlaceName, outlineMapTones } from './outline-map.variants.ts'

interface MapMarkProps {
  pixel: Point
  name: string
  /** The number of its positions, if it has several. */
  count: string | undefined
  tone: OutlineMapTone
  approximate: boolean
  active: boolean
  /** The visible name below it, where there is space. */
  placeName: string | undefined
  onPress: () => void
}

/** A mark on the map: a button that moves with it. */
export function MapMark({ pixel, name, count, tone, approximate, active, placeName, onPress }: MapMarkProps) {
  const style = { translate: `${pixel.x}px ${pixel.y}px` }
  return (
    <>
      {placeName && (
        <span
          aria-hidden
          className={outlineMapPlaceName}
          ref={applyBlockedStyle}
          style={{ left: pixel.x, top: pixel.y }}
        >
          {placeName}
        </span>
      )}
      <button
        type="button"
        aria-label={name}
        data-slot="outline-map-mark"
        data-tone={tone}
        data-single={count === undefined || undefined}
        data-approximate={approximate || undefined}
        data-active={active || undefined}
        className={`${outlineMapMark} ${outlineMapTones[tone]}`}
        ref={applyBlockedStyle}
        style={style}
        onClick={onPress}
      >
        {count ?? (tone === 'danger' ? '!' : '')}
      </button>
    </>
  )
}
