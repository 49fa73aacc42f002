/** Components about deliveries, and the logo of the product: `@malote/ui/delivery`. */

export { ActionBar, type ActionBarProps } from './components/action-bar/index.ts'
export * as DeliveryCard from './components/delivery-card/index.ts'
export { LoadBar, type LoadBarProps, type LoadSlot } from './components/load-bar/index.ts'
export { Logo, type LogoAlign, LogoPicture, type LogoPictureProps, type LogoProps } from './components/logo/index.ts'
export {
  SignaturePad,
  type SignaturePadProps,
} from './components/signature-pad/index.ts'
export {
  getStatusTone,
  StatusBadge,
  type StatusBadgeProps,
  StatusIcon,
  type StatusIconProps,
  type StatusKind,
} from './components/status-badge/index.ts'
export {
  StatusHero,
  type StatusHeroProps,
  type StatusHeroTone,
} from './components/status-hero/index.ts'
export * as TrackingSteps from './components/tracking-steps/index.ts'
