'use client'
import { useMessages } from './messages.ts'

/** The texts of the calendar, in a separate object because it is loaded on intent. */
export const calendarMessages = {
  calendar: 'Calendário',
  calendarNavigation: 'Barra de navegação',
  chooseMonth: 'Escolher o mês e o ano',
  chooseYear: 'Escolher o ano',
  nextMonth: 'Ir para o próximo mês',
  nextYear: 'Ir para o próximo ano',
  nextYears: 'Ir para os próximos anos',
  previousMonth: 'Ir para o mês anterior',
  previousYear: 'Ir para o ano anterior',
  previousYears: 'Ir para os anos anteriores',
  selectedDay: (day: string) => `${day}, selecionado`,
  today: (day: string) => `Hoje, ${day}`,
}

/** The shape of `calendarMessages`. */
export type CalendarMessages = typeof calendarMessages

/** Returns the current texts, with the replacements of the provider. */
export const useCalendarMessages = (): CalendarMessages => useMessages(calendarMessages)
