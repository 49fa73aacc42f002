import { DateField, TimeField } from '@malote/ui'
import { bindValue, emptyText } from './bind-field.tsx'

export const BoundDateField = bindValue(DateField, emptyText)
export const BoundTimeField = bindValue(TimeField, emptyText)
