import type { EvidenceView, ReceiptLogos } from '@malote/api-client'
import { type InlineStyle, PublicDocument } from '../../components/public-document.tsx'
import { EvidencePage } from './evidence-page.tsx'
import { getEvidenceSummary } from './evidence-text.ts'

/** The input of the server. */
export interface EvidencePageInput {
  view: EvidenceView
  /** The address of the files in the API. */
  base: string
  /** Absent on the page of an error. */
  logos?: ReceiptLogos | undefined
}

/** The complete document of the public page with the evidence of an order. */
export function EvidenceDocument({ view, base, logos, style }: EvidencePageInput & InlineStyle) {
  const { title, text } = getEvidenceSummary(view)
  return (
    <PublicDocument title={title} description={text} styleSheet={style}>
      <EvidencePage view={view} base={base} logos={logos} />
    </PublicDocument>
  )
}
