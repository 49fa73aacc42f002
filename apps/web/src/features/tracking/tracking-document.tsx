import type { TrackingView } from '@malote/api-client'
import { VisuallyHidden } from '@malote/ui'
import { type InlineStyle, PublicDocument } from '../../components/public-document.tsx'
import { appName } from '../../lib/app-name.ts'
import { TrackingPage } from './tracking-page.tsx'
import { getTrackingSummary, unavailableSummaries } from './tracking-text.ts'

/** The input of the server. */
export interface TrackingPageInput {
  view: TrackingView
  /** The absolute URL of the page. */
  url: string
  origin: string
  now: string
}

export interface InlineCode extends InlineStyle {
  script: string
}

/** The complete document of the public tracking page. */
export function TrackingDocument({ view, url, origin, now, style, script }: TrackingPageInput & InlineCode) {
  const summary = view.status === 200 ? getTrackingSummary(view.order, now) : unavailableSummaries[view.status]
  // Messengers cache a preview, so it contains only the company: nothing that changes and no personal data.
  const preview = view.status === 200 ? `Entrega de ${view.order.company}` : summary.title
  const description = view.status === 200 ? 'Acompanhe a entrega, passo a passo, até a porta.' : summary.text
  return (
    <PublicDocument
      title={summary.title}
      description={description}
      styleSheet={style}
      head={
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={appName} />
          <meta property="og:locale" content="pt_BR" />
          <meta property="og:title" content={preview} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={`${origin}/rastreio.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${appName}: acompanhe sua entrega`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      }
    >
      <TrackingPage view={view} path={new URL(url).pathname} now={now} />
      <VisuallyHidden asChild>
        <p role="status" id="news" />
      </VisuallyHidden>
      <script>{script}</script>
    </PublicDocument>
  )
}
