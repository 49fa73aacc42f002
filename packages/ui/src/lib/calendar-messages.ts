'use client'
import { useMessages } from './messages.ts'

/** The texts of the calendar, in a separate object because it is loaded on intent. */
export const calendarMessages = {
  calendar: 'Calendário',
  calendarNavigation: 'Barra de navegação',
  nextMonth: 'Ir para o próximo mês',
  previousMonth: 'Ir para o mês anterior',
  selectedDay: (day: string) => `${day}, selecionado`,
  today: (day: string) => `Hoje, ${day}`,
}

/** The shape of `calendarMessages`. */
export type CalendarMessages = typeof calendarMessages

/** Returns the current texts, with the replacements of the provider. */
export const useCalendarMessages = (): CalendarMessages => useMessages(calendarMessages)
