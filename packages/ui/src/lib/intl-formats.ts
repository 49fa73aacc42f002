/**
 * @returns a function that creates one format for each language and options, and returns it again for the same ones:
 * the constructors of `Intl` are slow.
 */
function cacheFormats<Options extends object, Format>(
  Constructor: new (locale: string, options: Options) => Format,
  defaults?: Options,
) {
  const formats = new Map<string, Format>()
  return (locale: string, options?: Options): Format => {
    const key = locale + JSON.stringify(options)
    let format = formats.get(key)
    if (!format) {
      format = new Constructor(locale, { ...defaults, ...options } as Options)
      formats.set(key, format)
    }
    return format
  }
}

/** Returns the format of dates and times. */
export const getDateFormat = /* @__PURE__ */ cacheFormats<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  Intl.DateTimeFormat,
)

/** Returns the format of numbers. Digits are always Western, so that a formatted number can be typed and parsed. */
export const getNumberFormat = /* @__PURE__ */ cacheFormats<Intl.NumberFormatOptions, Intl.NumberFormat>(
  Intl.NumberFormat,
  { numberingSystem: 'latn' },
)

/** Returns the format of distances in time: "há 5 minutos". */
export const getRelativeFormat = /* @__PURE__ */ cacheFormats<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  Intl.RelativeTimeFormat,
)
