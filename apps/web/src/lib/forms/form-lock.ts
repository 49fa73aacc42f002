import { createContext, use } from 'react'

/**
 * Whether the surrounding form is being sent. Its bound fields are read-only until the response: what is typed then
 * would be in no request, and would be lost when the form closes.
 */
export const FormLock = createContext(false)

export const useFormLock = (): boolean => use(FormLock)
