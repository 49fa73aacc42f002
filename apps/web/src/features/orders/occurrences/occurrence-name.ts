import { type Occurrence, occurrenceKindLabels } from '@malote/api-client'

/** `Avaria, OS-2026-000123` */
export const getOccurrenceName = ({ kind, orderNumber }: Pick<Occurrence, 'kind' | 'orderNumber'>): string =>
  `${occurrenceKindLabels[kind]}, ${orderNumber}`
