export { getStatusTone } from './get-status-tone.ts'
export * from './status-badge.tsx'
export * from './status-badge.variants.ts'
export { StatusIcon, type StatusIconProps } from './status-icon.tsx'
