import type { ReceiptLogos, ReceiptView } from '@malote/api-client'
import { type InlineStyle, PublicDocument } from '../../components/public-document.tsx'
import { ReceiptPage } from './receipt-page.tsx'
import { getReceiptSummary } from './receipt-text.ts'

/** The input of the server. */
export interface ReceiptPageInput {
  view: ReceiptView
  /** Absent on the page of an error. */
  logos?: ReceiptLogos | undefined
}

/** The complete document of the public verification page. */
export function ReceiptDocument({ view, logos, style }: ReceiptPageInput & InlineStyle) {
  const { title, text } = getReceiptSummary(view)
  return (
    <PublicDocument title={title} description={text} styleSheet={style}>
      <ReceiptPage view={view} logos={logos} />
    </PublicDocument>
  )
}
