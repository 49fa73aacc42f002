import { DateTimeField } from '@malote/ui'
import { bindValue, emptyText } from './bind-field.tsx'

export const BoundDateTimeField = bindValue(DateTimeField, emptyText)
