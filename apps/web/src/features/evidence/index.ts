export { EvidenceDocument, type EvidencePageInput } from './evidence-document.tsx'
