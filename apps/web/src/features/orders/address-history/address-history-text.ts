import type { AddressHistory } from '@malote/api-client'
import { formatAmount, formatCount } from '../../../lib/format/formats.ts'

type Failure = AddressHistory['failures'][number]

/** @returns the number of failed attempts. */
export const countFailed = ({ failures }: Pick<AddressHistory, 'failures'>): number =>
  failures.reduce((sum, { total }) => sum + total, 0)

/** @returns when most of the attempts were made: `de manhã`, or `3 de manhã`; empty when no part of the day has most. */
function formatPartOfDay({ total, morning, afternoon, evening }: Failure): string {
  const parts: [number, string][] = [
    [morning, 'de manhã'],
    [afternoon, 'à tarde'],
    [evening, 'à noite'],
  ]
  const [most, name] = parts.find(([number]) => number * 2 > total) ?? []
  if (!most) return ''
  return most === total ? `, ${name}` : `, ${formatCount(most)} ${name}`
}

const formatFailure = (failure: Failure) =>
  `${failure.reason} (${formatAmount(failure.total, 'vez', 'vezes')}${formatPartOfDay(failure)})`

/**
 * Formats what happened at an address, in at most three lines; none for an address without earlier orders.
 * @param current the instructions that are shown next to it already.
 */
export function formatAddressHistory(
  { deliveries, failures, receivers, instructions }: AddressHistory,
  current?: string | null,
): string[] {
  const failed = countFailed({ failures })
  const numbers = [
    ...(deliveries > 0 ? [formatAmount(deliveries, 'entrega', 'entregas')] : []),
    ...(failed > 0 ? [formatAmount(failed, 'tentativa sem sucesso', 'tentativas sem sucesso')] : []),
  ]
  return [
    ...(numbers.length > 0
      ? [`${numbers.join(' e ')} no último ano${failed > 0 ? `: ${failures.map(formatFailure).join('; ')}` : ''}.`]
      : []),
    ...(receivers.length > 0
      ? [
          `Recebeu: ${receivers.map(({ name, total }) => `${name} (${formatAmount(total, 'vez', 'vezes')})`).join('; ')}.`,
        ]
      : []),
    ...(instructions && instructions !== current?.trim() ? [`Última instrução: ${instructions}`] : []),
  ]
}
