import { DateField, DateTimeField, TimeField } from '@malote/ui'
import { bindValue, emptyText } from './bind-field.tsx'

export const BoundDateField = bindValue(DateField, emptyText)
export const BoundDateTimeField = bindValue(DateTimeField, emptyText)
export const BoundTimeField = bindValue(TimeField, emptyText)
