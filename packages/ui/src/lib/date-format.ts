const formats = new Map<string, Intl.DateTimeFormat>()

/** @returns a date format, created once for each language and options: its constructor is slow. */
export function getDateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options)
    formats.set(key, format)
  }
  return format
}
