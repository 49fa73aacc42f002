const formats = new Map<string, Intl.NumberFormat>()

/**
 * @returns a number format, created once for each language and options: its constructor is slow. Digits are always
 * Western, so that a formatted number can be typed and parsed.
 */
export function getNumberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options })
    formats.set(key, format)
  }
  return format
}
