import { toNormalForm } from './normal-form.ts'

/** @returns the text without accents and in lower case, for comparisons: people and files write one name in several ways. */
export const toPlainText = (text: string): string => toNormalForm(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase()

/** @returns only the letters of `toPlainText`: `Santa Bárbara d'Oeste` and `SANTA BARBARA D OESTE` are one name. */
export const toPlainLetters = (text: string): string => toPlainText(text).replace(/[^a-z]/g, '')
