import { Checkbox, RadioGroup, Select, Textarea, TextField } from '@malote/ui'
import { bindNative, bindValue } from './bind-field.tsx'

/*
 * The fields of a form, each with the name of its value: `<BoundTextField<UserValues> name="email" label="E-mail" />`.
 * Larger controls are in files of their own (`bound-date-fields.ts` …), because a form loads all controls of a file.
 */

export const BoundTextField = bindNative(TextField)
export const BoundTextarea = bindNative(Textarea)
export const BoundCheckbox = bindNative(Checkbox)
export const BoundSelect = bindValue(Select)
export const BoundRadioGroup = bindValue(RadioGroup)
