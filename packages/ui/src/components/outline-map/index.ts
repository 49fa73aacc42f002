export type { MapOutline, MapPart } from './map-view.ts'
export * from './outline-map.tsx'
export type { OutlineMapTone } from './outline-map.variants.ts'
export * from './outline-map-props.ts'
