import type { ComponentProps, ReactElement, ReactNode } from 'react'
import type { HeadingLevel } from '../heading/heading.tsx'
import type { MapOutline } from './map-view.ts'
import type { OutlineMapTone } from './outline-map.variants.ts'

export interface OutlineMapProps<Item> extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The accessible name of the map. */
  label: string
  /**
   * The level of the list's heading in the outline of the page.
   * @default 2
   */
  level?: HeadingLevel | undefined
  /**
   * The height on large screens: `md` above other content, `lg` when the map is the page.
   * @default 'lg'
   */
  size?: 'md' | 'lg' | undefined
  /** The outline, always the same object. */
  outline: MapOutline
  /** The subjects of the positions, in the order of the list. */
  items: readonly Item[]
  /** Returns the id of an item. */
  getItemId: (item: Item) => string
  /** Returns the position of an item in degrees (WGS 84). An item without one is in neither the map nor the list. */
  getItemPosition: (item: Item) => { latitude: number; longitude: number } | null | undefined
  /** Returns the title of an item in the list. */
  getItemTitle: (item: Item) => string
  /** Returns the name of the item's place, such as its city. */
  getItemPlace: (item: Item) => string
  /**
   * Returns whether the position is that of an area around the item, such as its city.
   * @default never
   */
  isItemApproximate?: ((item: Item) => boolean) | undefined
  /**
   * Returns the tone of the mark. The title or the content must also state what the tone means.
   * @default 'neutral'
   */
  getItemTone?: ((item: Item) => OutlineMapTone) | undefined
  /** Renders the link of the title in the list. It must be the same function in each render. */
  renderItemLink?: ((item: Item) => ReactElement) | undefined
  /** Renders the content below the title in the list. It must be the same function in each render. */
  renderItem?: ((item: Item) => ReactNode) | undefined
  /**
   * The text of a map without items.
   * @default 'Nada aqui'
   */
  emptyText?: string | undefined
  /**
   * Whether the items are being loaded; existing ones stay visible.
   * @default false
   */
  loading?: boolean | undefined
  /**
   * Whether the rows of the list have a checkbox.
   * @default false
   */
  selectable?: boolean | undefined
  /**
   * The ids of the selected items.
   * @default none
   */
  selected?: readonly string[] | undefined
  /** Called with the ids of the selected items. */
  onSelectedChange?: ((selected: string[]) => void) | undefined
}
