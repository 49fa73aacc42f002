import { MaskedField } from '@malote/ui/br'
import { bindValue, emptyText } from './bind-field.tsx'

export const BoundMaskedField = bindValue(MaskedField, emptyText)
