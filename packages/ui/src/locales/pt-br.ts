'use client'

import { arrangeMessages } from '../lib/arrange-messages.ts'
import { boardMessages } from '../lib/board-messages.ts'
import { calendarMessages } from '../lib/calendar-messages.ts'
import { captureMessages } from '../lib/capture-messages.ts'
import { dataMessages } from '../lib/data-messages.ts'
import { dateMessages } from '../lib/date-messages.ts'
import * as inputTexts from '../lib/input-texts.ts'
import { loadMessages } from '../lib/load-messages.ts'
import { mapMessages } from '../lib/map-messages.ts'
import type { MessageCatalog } from '../lib/messages.ts'
import { resizeMessages } from '../lib/resize-messages.ts'
import { scheduleMessages } from '../lib/schedule-messages.ts'
import * as texts from '../lib/texts.ts'

/** Every built-in text in Brazilian Portuguese, the default. An application needs it only to read or to extend it. */
export const ptBR: MessageCatalog = {
  ...texts,
  ...inputTexts,
  ...dateMessages,
  ...calendarMessages,
  ...boardMessages,
  ...scheduleMessages,
  ...loadMessages,
  ...dataMessages,
  ...arrangeMessages,
  ...resizeMessages,
  ...mapMessages,
  ...captureMessages,
}
