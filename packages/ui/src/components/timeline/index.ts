export {
  TimelineItem as Item,
  type TimelineItemProps as ItemProps,
  TimelineRoot as Root,
} from './timeline.js'
export type { TimelineTone as Tone } from './timeline.variants.js'
