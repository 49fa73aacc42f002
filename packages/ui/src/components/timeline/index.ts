export {
  TimelineItem as Item,
  type TimelineItemProps as ItemProps,
  TimelineRoot as Root,
} from './timeline.tsx'
export type { TimelineTone as Tone } from './timeline.variants.ts'
