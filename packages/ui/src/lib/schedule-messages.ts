'use client'
import { useMemo } from 'react'
import { useReplacedMessages } from './messages.ts'

/** The texts of `Schedule`, in a separate object so that a first page without one does not load them. */
export const scheduleMessages = {
  closeDay: 'Mostrar menos',
  continuesAfter: '(continua depois deste dia)',
  continuesBefore: '(começou antes deste dia)',
  dayEmpty: 'Nada neste dia',
  entriesAfter: (count: number, hour: string) => `${count} depois das ${hour}`,
  entriesBefore: (count: number, hour: string) => `${count} antes das ${hour}`,
  hideAfter: (hour: string) => `Até ${hour}`,
  hideBefore: (hour: string) => `Das ${hour}`,
  hour: (hour: number) => `${hour}h`,
  loadingEntries: 'Carregando a agenda…',
  moreEntries: (count: number) => `mais ${count}`,
  scheduleDay: (day: string, count: number) => `${day}, ${count === 1 ? '1 item' : `${count} itens`}`,
  scheduleHelp: 'Setas percorrem os itens e os dias, Home e End vão às pontas do dia, Enter abre, Espaço seleciona.',
  selectEntry: (entry: string) => `Selecionar ${entry}`,
  todayHeading: 'hoje',
}

/** The shape of `scheduleMessages`. */
export type ScheduleMessages = typeof scheduleMessages

/** Returns the current texts, with the replacements of the provider. */
export function useScheduleMessages(): ScheduleMessages {
  const replaced = useReplacedMessages()
  return useMemo(() => ({ ...scheduleMessages, ...replaced }), [replaced])
}
