'use client'
import { useMessages } from './messages.ts'

/** The texts of inputs for dates, times and amounts. */
export const dateMessages = {
  /** The hidden unit of an amount; `name` is the currency in the language of the formats. */
  amountIn: (name: string, currency: string) => (currency === 'BRL' ? 'em reais' : `em ${name}`),
  dateFrom: (day: string) => `Escolha uma data a partir de ${day}.`,
  dateUntil: (day: string) => `Escolha uma data até ${day}.`,
  /** The placeholders of the parts of a date, which are combined in the order of the language. */
  dayPattern: 'dd',
  monthPattern: 'mm',
  yearPattern: 'aaaa',
  invalidDate: (example: string) => `Escreva uma data que exista, como ${example}.`,
  invalidDateTime: (example: string) => `Escreva uma data e um horário que existam, como ${example}.`,
  invalidTime: (example: string) => `Escreva um horário que exista, como ${example}.`,
  openCalendar: 'Abrir calendário',
  timePattern: 'hh:mm',
}

/** The shape of `dateMessages`. */
export type DateMessages = typeof dateMessages

/** Returns the current texts, with the replacements of the provider. */
export const useDateMessages = (): DateMessages => useMessages(dateMessages)
