export { CollapsibleCard, type CollapsibleCardProps } from './collapsible-card.tsx'
