export * from './schedule.tsx'
export type { ScheduleTone } from './schedule.variants.ts'
export type { ScheduleProps, ScheduleTime } from './schedule-props.ts'
