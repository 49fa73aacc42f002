/**
 * @returns a function that creates one format for each language and options, and returns it again for the same ones:
 * the constructors of `Intl` are slow.
 */
function cacheFormats<Options, Format>(create: (locale: string, options: Options | undefined) => Format) {
  const formats = new Map<string, Format>()
  return (locale: string, options?: Options): Format => {
    const key = locale + JSON.stringify(options)
    let format = formats.get(key)
    if (!format) {
      format = create(locale, options)
      formats.set(key, format)
    }
    return format
  }
}

/** Returns the format of dates and times. */
export const getDateFormat = /* @__PURE__ */ cacheFormats(
  (locale, options: Intl.DateTimeFormatOptions | undefined) => new Intl.DateTimeFormat(locale, options),
)

/** Returns the format of numbers. Digits are always Western, so that a formatted number can be typed and parsed. */
export const getNumberFormat = /* @__PURE__ */ cacheFormats(
  (locale, options: Intl.NumberFormatOptions | undefined) =>
    new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options }),
)

/** Returns the format of distances in time: "há 5 minutos". */
export const getRelativeFormat = /* @__PURE__ */ cacheFormats(
  (locale, options: Intl.RelativeTimeFormatOptions | undefined) => new Intl.RelativeTimeFormat(locale, options),
)
