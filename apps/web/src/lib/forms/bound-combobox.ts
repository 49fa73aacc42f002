import { Combobox } from '@malote/ui'
import { bindValue, emptyText } from './bind-field.tsx'

export const BoundCombobox = bindValue(Combobox, emptyText)
