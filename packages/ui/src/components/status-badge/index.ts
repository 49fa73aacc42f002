export * from './status-badge.js'
export * from './status-badge.variants.js'
export { StatusIcon, type StatusIconProps } from './status-icon.js'
