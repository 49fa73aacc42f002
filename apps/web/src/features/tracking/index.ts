export { type InlineCode, TrackingDocument, type TrackingPageInput } from './tracking-document.tsx'
