import { MoneyField, NumberField } from '@malote/ui'
import { bindValue } from './bind-field.tsx'

export const BoundNumberField = bindValue(NumberField)
export const BoundMoneyField = bindValue(MoneyField)
