'use client'
import { useMemo } from 'react'
import { getNumberFormat } from '../lib/intl-formats.ts'
import { useLocale } from '../lib/locale.ts'

type Format = (value: number) => string

/**
 * @returns the formats of values and of the axis. Without a format of the application they are those of the language,
 * and ten thousand is short on the axis: "10 mil".
 */
export function useValueFormats(format: Format | undefined): { format: Format; formatTick: Format } {
  const locale = useLocale()
  return useMemo(() => {
    if (format) return { format, formatTick: format }
    const plain = getNumberFormat(locale, { maximumFractionDigits: 2 })
    const compact = getNumberFormat(locale, { maximumFractionDigits: 1, notation: 'compact' })
    return {
      format: (value) => plain.format(value),
      formatTick: (value) => (Math.abs(value) < 10_000 ? plain : compact).format(value),
    }
  }, [format, locale])
}
