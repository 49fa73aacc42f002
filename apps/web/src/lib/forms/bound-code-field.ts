import { CodeField } from '@malote/ui'
import { bindNative } from './bind-field.tsx'

export const BoundCodeField = bindNative(CodeField)
