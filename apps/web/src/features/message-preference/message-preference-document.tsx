import type { MessagePreferenceView } from '@malote/api-client'
import { type InlineStyle, PublicDocument } from '../../components/public-document.tsx'
import { getPreferenceSummary, MessagePreferencePage } from './message-preference-page.tsx'

/** The input of the server. */
export interface MessagePreferenceInput {
  view: MessagePreferenceView
}

/** The complete document of the public page on which recipients opt out of messages. */
export function MessagePreferenceDocument({ view, style }: MessagePreferenceInput & InlineStyle) {
  const { title, text } = getPreferenceSummary(view)
  return (
    <PublicDocument title={title} description={text} styleSheet={style}>
      <MessagePreferencePage view={view} />
    </PublicDocument>
  )
}
